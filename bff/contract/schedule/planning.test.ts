import { addDays } from 'date-fns';
import { afterAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Payload } from '../academy-api.ts';
import {
  aBooking,
  aCalledOffCourse,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  academyDay,
  anAdmin,
  anInstructor,
  good,
  type Member,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const student = () => aStudent(server);

const rejected = (status: number, detail: string) => ({ ok: false, status, detail });
/** Each test has a day to itself. */
let lastDay = 20;
const aDay = () => academyDay((lastDay += 1));
const at = (day: string, clock: string) => instantOf(day, clock, academy.timeZone);

const newCourse = (differences: Payload = {}) => ({
  name: 'Curso de prueba',
  description: 'Texto',
  location: 'Pilar',
  courseType: 'Grupal',
  price: 100,
  ...differences,
});

describe('a course', () => {
  it('has no limit, two hours, no instructor and warns of licences, unless stated', async () => {
    expect(good(await admin.api.createCourse(newCourse()))).toMatchObject({
      capacity: null,
      durationMinutes: 120,
      instructor: null,
      cluPolicy: 'warn',
      placesTaken: 0,
      placesLeft: null,
      waitingCount: 0,
    });
    const instructor = await anInstructor({ name: 'Marta Ruiz' });
    const stated = { capacity: 8, durationMinutes: 90, cluPolicy: 'require' };
    const course = good(await admin.api.createCourse(newCourse({ ...stated, instructorId: instructor.id })));
    expect(course).toMatchObject({ ...stated, instructor: { id: instructor.id, name: 'Marta Ruiz' } });
    const cleared = { capacity: null, instructorId: null };
    expect(good(await admin.api.updateCourse({ id: course.id, ...cleared }))).toMatchObject({
      capacity: null,
      instructor: null,
      durationMinutes: 90,
    });
  });

  it.each([
    [{ capacity: 0 }, messages.capacity],
    [{ capacity: 501 }, messages.capacity],
    [{ price: 0.001 }, messages.priceDecimals],
    [{ price: 1e-7 }, messages.priceDecimals],
    [{ price: 10.999 }, messages.priceDecimals],
    [{ durationMinutes: 14 }, messages.duration],
    [{ durationMinutes: 1441 }, messages.duration],
    [{ instructorId: 'nobody' }, messages.instructorNotFound],
    [{ courseType: 'Personalizado', capacity: 3 }, messages.capacityOfGroups],
  ])('rejects %o', async (differences, detail) => {
    expect(await admin.api.createCourse(newCourse(differences))).toMatchObject(rejected(422, detail));
  });

  it('cannot have a capacity below its taken seats', async () => {
    const { id } = await aCourse({ capacity: 3 });
    for (const member of [await student(), await student()]) good(await member.api.enrol({ courseId: id }));
    expect(await admin.api.updateCourse({ id, capacity: 1 })).toEqual(
      rejected(409, messages.capacityBelowPlaces),
    );
    expect(good(await admin.api.updateCourse({ id, capacity: 2 }))).toMatchObject({
      capacity: 2,
      placesLeft: 0,
    });
  });

  it('is duplicated to another date, without its enrolments', async () => {
    const original = await aCourse({ capacity: 5, isActive: false, price: 1234.5 });
    good(await admin.api.updateCourse({ id: original.id, isActive: true }));
    good(await (await student()).api.enrol({ courseId: original.id }));
    const scheduledDate = addDays(new Date(), 50).toISOString();
    const copy = good(await admin.api.duplicateCourse({ id: original.id, scheduledDate }));
    expect(copy).toMatchObject({
      name: original.name,
      price: 1234.5,
      capacity: 5,
      isActive: true,
      scheduledDate,
    });
    expect(copy.id).not.toBe(original.id);
    expect(copy.placesTaken).toBe(0);
  });

  it('is hidden from students when it is deactivated, and keeps its enrolments', async () => {
    const [{ id }, member] = [await aCourse(), await student()];
    good(await member.api.enrol({ courseId: id }));
    expect(good(await admin.api.deactivateCourse({ id })).isActive).toBe(false);
    expect((await member.api.course(id)).status).toBe(404);
    expect(good(await member.api.myEnrolments())).toHaveLength(1);
  });
});

describe('instructors', () => {
  it('are listed by name, and filtered by active or not', async () => {
    const names = ['Zoe Alba', 'Ada Brun'];
    for (const name of names) good(await admin.api.createInstructor({ name, email: 'a@b.example' }));
    const { id } = good(await admin.api.createInstructor({ name: 'Eva Cruz', isActive: false }));
    const listed = async (query: Payload) =>
      good(await admin.api.instructors(query)).nodes.map(({ name }) => name);
    const active = await listed({ isActive: true });
    expect(active).toEqual([...active].sort());
    expect(active).toEqual(expect.arrayContaining(names));
    expect(await listed({ isActive: false })).toEqual(['Eva Cruz']);
    expect(good(await admin.api.updateInstructor({ id, phone: '+54 11 4000', isActive: true }))).toEqual({
      id,
      name: 'Eva Cruz',
      email: null,
      phone: '+54 11 4000',
      isActive: true,
      workingHours: [],
      absences: [],
    });
    expect(await admin.api.createInstructor({ name: 'X' })).toMatchObject({ status: 422 });
  });
});

describe('the agenda', () => {
  it('shows group courses and classes in one order, with counts and warnings', async () => {
    const day = aDay();
    const { id: instructorId } = await anInstructor({ name: 'Iván Paz' });
    const morning = await aCourse({ scheduledDate: at(day, '09:00'), instructorId, cluPolicy: 'off' });
    const noon = await aCourse({ scheduledDate: at(day, '10:30'), instructorId, capacity: 2 });
    await aCourse({ scheduledDate: at(day, '11:00'), isActive: false });
    const member = await student();
    good(await member.api.enrol({ courseId: morning.id }));
    const { id: licensed } = good(await member.api.enrol({ courseId: noon.id }));
    const { id: personalisedId } = await aPersonalisedCourse({ durationMinutes: 60 });
    const booking = aBooking(personalisedId, {
      scheduledDate: at(day, '08:00').toISOString(),
      scheduledTime: '08:00',
    });
    const single = good(await member.api.enrol(booking));
    good(await admin.api.confirmEnrolments({ ids: [single.id] }));
    const entries = good(await admin.api.agenda({ from: day, to: day }));
    expect(
      entries.map(({ id, warnings, pendingCount, confirmedCount }) => ({
        id,
        warnings,
        pendingCount,
        confirmedCount,
      })),
    ).toEqual([
      { id: single.id, warnings: ['licence', 'no_instructor'], pendingCount: 0, confirmedCount: 1 },
      { id: morning.id, warnings: ['instructor_overlap'], pendingCount: 1, confirmedCount: 0 },
      { id: noon.id, warnings: ['licence', 'instructor_overlap'], pendingCount: 1, confirmedCount: 0 },
    ]);
    expect(entries[0]).toMatchObject({
      startsAt: at(day, '08:00').toISOString(),
      endsAt: at(day, '09:00').toISOString(),
      enrolment: { id: single.id },
      course: { id: personalisedId },
    });
    await UserModel.updateOne(
      { _id: member.id },
      { $set: { clu: 'X', cluExpiration: day, licenceUntil: day } },
    );
    good(await admin.api.updateCourse({ id: noon.id, scheduledDate: at(day, '11:00').toISOString() }));
    await EnrolmentModel.updateMany(
      { courseId: noon.id, _id: { $ne: licensed } },
      { $set: { startsAt: null } },
    );
    const after = good(await admin.api.agenda({ from: day, to: day }));
    expect(after.map(({ warnings }) => warnings)).toEqual([['no_instructor'], [], []]);
  });

  it('shows a student with another date separately', async () => {
    const [day, other] = [aDay(), aDay()];
    const { id: courseId } = await aCourse({ scheduledDate: at(day, '09:00') });
    const member = await student();
    const { id } = good(await member.api.enrol({ courseId }));
    good(await admin.api.rescheduleEnrolment({ id, scheduledDate: at(other, '09:00').toISOString() }));
    expect(good(await admin.api.agenda({ from: day, to: day }))).toMatchObject([
      { id: courseId, enrolment: null, pendingCount: 0 },
    ]);
    expect(good(await admin.api.agenda({ from: other, to: other }))).toMatchObject([{ id, pendingCount: 1 }]);
  });

  it('shows a course with more enrolments than seats', async () => {
    const day = aDay();
    const { id: courseId } = await aCourse({ scheduledDate: at(day, '09:00'), cluPolicy: 'off' });
    for (const member of [await student(), await student()]) good(await member.api.enrol({ courseId }));
    const { CourseModel } = await import('../../src/features/courses/course.model.ts');
    await CourseModel.updateOne({ _id: courseId }, { $set: { capacity: 1 } });
    expect(good(await admin.api.agenda({ from: day, to: day }))).toMatchObject([
      { warnings: ['no_instructor', 'over_capacity'] },
    ]);
  });

  it.each([
    [{ from: '2026-01-01', to: '2026-03-04' }, messages.dayRange],
    [{ from: '2026-01-02', to: '2026-01-01' }, messages.dayRange],
    [{ from: '2026-02-30', to: '2026-03-01' }, messages.inputDay],
  ])('rejects %o', async (range, detail) => {
    expect(await admin.api.agenda(range)).toMatchObject(rejected(422, detail));
  });
});

describe('the armoury', () => {
  it('adds up weapons and ammunition of a day, pending and confirmed separately', async () => {
    const day = aDay();
    const { id } = await aPersonalisedCourse();
    const book = async (clock: string, choice: Payload) => {
      const scheduledDate = at(day, clock).toISOString();
      const { api } = await student();
      return good(await api.enrol(aBooking(id, { scheduledDate, scheduledTime: clock, ...choice }))).id;
    };
    const pending = await book('09:00', {
      weapons: ['escopeta-12'],
      ammoBoxes: [{ caliber: '12 UAB', quantity: 2 }],
    });
    const confirmed = await book('23:59', { ammoBoxes: [{ caliber: '9mm', quantity: 3 }] });
    const own = await book('11:00', { hasWeaponAmmo: true, ammoBoxes: [] });
    const cancelled = await book('12:00', {});
    good(await admin.api.confirmEnrolments({ ids: [confirmed, own] }));
    good(await admin.api.cancelEnrolments({ ids: [cancelled] }));
    const armoury = good(await admin.api.armoury(day));
    expect(armoury.pending).toMatchObject({
      classes: [{ enrolment: { id: pending }, boxes: [{ caliber: '12 UAB', quantity: 2 }] }],
      weapons: [{ id: 'escopeta-12', label: 'Escopeta 12 UAB', classes: 1 }],
      calibers: [{ caliber: '12 UAB', boxes: 2, cartridges: 50 }],
    });
    expect(armoury.confirmed).toMatchObject({
      classes: [{ enrolment: { id: confirmed } }],
      ownWeaponClasses: [{ enrolment: { id: own } }],
      weapons: [{ id: 'pistola-9mm', classes: 1 }],
      calibers: [{ caliber: '9mm', boxes: 3, cartridges: 150 }],
    });
  });
});

describe('the armoury of a day', () => {
  afterAll(() => admin.api.updateSchedule({ weaponCounts: [] }));

  it('has its group courses, with how many come', async () => {
    const day = aDay();
    const one = await aCourse({ scheduledDate: at(day, '10:00'), capacity: 5 });
    await aCourse({ scheduledDate: at(day, '09:00'), isActive: false });
    await aCalledOffCourse({ scheduledDate: at(day, '11:00') });
    await aCourse({ scheduledDate: at(aDay(), '11:00') });
    good(await (await student()).api.enrol({ courseId: one.id }));
    const { groupCourses } = good(await admin.api.armoury(day));
    expect(groupCourses.map(({ id, placesTaken }) => [id, placesTaken])).toEqual([[one.id, 1]]);
  });

  it('has what the kits of group courses lend, and counts it among what is lent at once', async () => {
    const day = aDay();
    const { id: courseId } = await aCourse({ scheduledDate: at(day, '10:00'), durationMinutes: 60 });
    good(
      await admin.api.setCourseKit({ courseId, isAccompanied: true, weapons: ['pistola-9mm'], rounds: 50 }),
    );
    good(await admin.api.updateSchedule({ weaponCounts: [{ weapon: 'pistola-9mm', count: 1 }] }));
    const armoury = async () => good(await admin.api.armoury(day));
    expect((await armoury()).groupLoans).toEqual([]);
    good(await (await student()).api.enrol({ courseId }));
    expect(await armoury()).toMatchObject({
      groupLoans: [{ courseId, students: 1, weapons: ['pistola-9mm'], rounds: 50 }],
      shortages: [],
    });
    good(await (await student()).api.enrol({ courseId }));
    expect((await armoury()).shortages).toMatchObject([{ id: 'pistola-9mm', counted: 1, lent: 2 }]);
  });

  it('says of which model more are lent at once than are counted, and when', async () => {
    const day = aDay();
    const { id } = await aPersonalisedCourse({ durationMinutes: 60 });
    const book = async (clock: string, choice: Payload = {}) => {
      const scheduledDate = at(day, clock).toISOString();
      const { api } = await student();
      const sent = aBooking(id, { scheduledDate, scheduledTime: clock, ...choice });
      return good(await api.enrol(sent)).id;
    };
    good(await admin.api.updateSchedule({ weaponCounts: [{ weapon: 'pistola-9mm', count: 1 }] }));
    const shortages = async () => good(await admin.api.armoury(day)).shortages;
    await book('09:00');
    await book('10:00');
    await book('10:30', { hasWeaponAmmo: true, ammoBoxes: [] });
    expect(await shortages()).toEqual([]);
    const third = await book('10:15');
    expect(await shortages()).toEqual([
      {
        id: 'pistola-9mm',
        label: 'Pistola 9mm',
        counted: 1,
        lent: 2,
        at: at(day, '10:15').toISOString(),
      },
    ]);
    good(await admin.api.cancelEnrolments({ ids: [third] }));
    expect(await shortages()).toEqual([]);
  });
});

describe('the reports', () => {
  const thisMonth = () => academyDay(0).slice(0, 7);

  it('count the months of enrolling, of the class and of the ledger', async () => {
    const classMonth = academyDay(400).slice(0, 7);
    const month = thisMonth();
    const range = { fromMonth: month, toMonth: classMonth };
    const before = good(await admin.api.reports(range));
    const course = await aCourse({
      scheduledDate: addDays(new Date(), 400),
      capacity: 4,
      price: 1000.5,
      pointsValue: 30,
    });
    const members = [await student(), await student(), await student()];
    const ids = [];
    for (const { api } of members) ids.push(good(await api.enrol({ courseId: course.id })).id);
    const { id: personalisedId } = await aPersonalisedCourse();
    const start = at(academyDay(400), '09:00').toISOString();
    const booking = aBooking(personalisedId, { scheduledDate: start, scheduledTime: '09:00' });
    const [first] = members;
    ids.push(good(await (first as Member).api.enrol(booking)).id);
    good(await admin.api.confirmEnrolments({ ids: [ids[0], ids[1], ids[3]] }));
    good(await admin.api.completeEnrolments({ ids: [ids[0]], reason: 'Rindió antes' }));
    good(await admin.api.cancelEnrolments({ ids: [ids[2]] }));
    good(await (first as Member).api.redeem({ points: 10, description: 'Gorra' }));
    good(await admin.api.adjustPoints({ userId: (first as Member).id, points: -5, description: 'x' }));

    const after = good(await admin.api.reports(range));
    expect(after.map((row) => row.month)).toEqual(before.map((row) => row.month));
    const gain = (read: (row: (typeof after)[number]) => number, of: string) => {
      const index = after.findIndex((row) => row.month === of);
      const [now, then] = [after[index], before[index]];
      return now && then ? read(now) - read(then) : Number.NaN;
    };
    const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
    expect(statuses.map((status) => gain(({ enrolments }) => enrolments[status], month))).toEqual([
      0, 2, 1, 1,
    ]);
    expect(gain((row) => row.bookedIncome, classMonth)).toBe(2 * 1000.5 + 95_000);
    expect(gain((row) => row.occupancy.places, classMonth)).toBe(4);
    expect(gain((row) => row.occupancy.taken, classMonth)).toBe(2);
    expect(gain((row) => row.points.earned, month)).toBe(30);
    expect(gain((row) => row.points.redeemed, month)).toBe(10);
    expect(gain((row) => row.points.adjusted, month)).toBe(-5);
    const pistols = (row: (typeof after)[number]) =>
      row.weapons.find(({ id }) => id === 'pistola-9mm')?.classes ?? 0;
    expect(gain(pistols, classMonth)).toBe(1);
    expect(gain((row) => row.calibers.find(({ caliber }) => caliber === '9mm')?.boxes ?? 0, classMonth)).toBe(
      1,
    );
  });

  it.each([
    [{ fromMonth: '2026-01', toMonth: '2029-01' }, messages.monthRange],
    [{ fromMonth: '2026-02', toMonth: '2026-01' }, messages.monthRange],
    [{ fromMonth: '2026-13', toMonth: '2026-13' }, messages.inputMonth],
  ])('reject %o', async (range, detail) => {
    expect(await admin.api.reports(range)).toMatchObject(rejected(422, detail));
  });
});
