import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns';
import { Types } from 'mongoose';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { ammunitionLedger } from '../../src/features/firearms/ammunition.ts';
import { DayClosingModel } from '../../src/features/firearms/day-closing.model.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { aClassToday, aStaffMember, aStudent, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, anOpeningStock, hasLicence } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { anOpenWeek, noSchedule } from '../schedule-builders.ts';

const server = useTestServer();

const desk = useBuilt(() => aStaffMember(server, 'desk'));
const armourer = useBuilt(() => aStaffMember(server, 'armourer'));
const instructor = useBuilt(() => aStaffMember(server, 'instructor'));

beforeAll(async () => {
  await anAdmin(server);
  await anOpeningStock(desk.id, 1_000);
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

/** A class of today of the instructor, whose two students are lent a pistol with 50 rounds. */
const aClass = async (teacher = instructor) => {
  const { course, enrolments } = await aClassToday(teacher, server);
  good(
    await desk.api.setCourseKit({
      courseId: course.id,
      isAccompanied: false,
      weapons: ['pistola-9mm'],
      rounds: 50,
    }),
  );
  for (const { student } of enrolments) await hasLicence(student.id, '2099-12-31');
  const [one, other] = enrolments.map(({ id }) => id) as [string, string];
  return { courseId: course.id, id: one, other };
};

const dayOf = async (member: GraphqlMember) => good(await member.api.rangeDay());
const studentOf = async (id: string, member = desk) =>
  (await dayOf(member)).students.find(({ enrolmentId }) => enrolmentId === id);
const handOut = async (enrolmentId: string, rounds = 50, firearmId?: string) =>
  good(
    await armourer.api.handOutFirearm({ firearmId: firearmId ?? (await aFirearm()), enrolmentId, rounds }),
  );
const takeBack = async (id: string, roundsLeft: number) =>
  good(await armourer.api.takeBackFirearm({ id, roundsLeft }));

describe('the day', () => {
  it('shows each student from expected to done, with the weapons and the rounds', async () => {
    const { courseId, id, other } = await aClass();
    const loan = { model: 'pistola-9mm', caliber: '9mm', rounds: 50 };
    expect(await studentOf(id)).toMatchObject({
      state: 'expected',
      classId: courseId,
      loans: [loan],
      handOuts: [],
    });
    good(await desk.api.markArrivals({ ids: [id, other], isPresent: true }));
    expect(await studentOf(id)).toMatchObject({ state: 'arrived', loans: [loan] });
    const firearmId = await aFirearm();
    expect((await dayOf(desk)).freeFirearms.map((one) => one.id)).toContain(firearmId);
    const out = await handOut(id, 50, firearmId);
    expect(await studentOf(id)).toMatchObject({
      state: 'on_range',
      loans: [],
      handOuts: [{ id: out.id, roundsOut: 50 }],
    });
    expect((await dayOf(desk)).freeFirearms.map((one) => one.id)).not.toContain(firearmId);
    await takeBack(out.id, 12);
    expect(await studentOf(id)).toMatchObject({
      state: 'returned',
      handOuts: [{ rounds: 38, roundsLeft: 12 }],
    });
    good(await desk.api.correctHandOut({ id: out.id, roundsLeft: 10, reason: 'Contado otra vez' }));
    expect((await studentOf(id))?.handOuts).toMatchObject([{ rounds: 40, roundsLeft: 10 }]);
    good(await desk.api.completeEnrolments({ ids: [id] }));
    good(await desk.api.markNoShows({ ids: [other] }));
    expect(await studentOf(id)).toMatchObject({ state: 'done' });
    expect(await studentOf(other)).toMatchObject({ state: 'absent' });
  });

  it('marks who is handed a weapon before the scan as arrived, with the hour', async () => {
    const { id } = await aClass();
    const { outAt } = await handOut(id);
    expect((await studentOf(id))?.arrivedAt).toBe(outAt);
    const own = await EnrolmentModel.findById(id).orFail().lean();
    expect(own.arrival).toEqual({ at: new Date(outAt), by: armourer.id });
    await handOut(id);
    expect((await EnrolmentModel.findById(id).orFail().lean()).arrival).toEqual(own.arrival);
  });

  it('proposes a weapon that came back today after all others', async () => {
    const { id } = await aClass();
    const [back, other] = [await aFirearm({ serial: '000-1' }), await aFirearm({ serial: 'ZZZ-9' })];
    const order = async () =>
      (await dayOf(armourer)).freeFirearms.map((one) => one.id).filter((one) => [back, other].includes(one));
    expect(await order()).toEqual([back, other]);
    await takeBack((await handOut(id, 50, back)).id, 50);
    expect(await order()).toEqual([other, back]);
  });

  const manyLanes = async () => {
    const lanes = Array.from({ length: 20 }, (_, index) => ({
      id: new Types.ObjectId().toString(),
      name: `Línea ${index + 1}`,
      location: 'Polígono Norte',
      isActive: true,
      weapons: [],
    }));
    await anOpenWeek({ lanes });
    return lanes;
  };

  it('proposes a lane of its own to each class of an hour, as the agenda does', async () => {
    await manyLanes();
    const ids = [(await aClass()).courseId, (await aClass()).courseId];
    const { classes } = await dayOf(armourer);
    const names = classes.filter(({ id }) => ids.includes(id)).map(({ laneName }) => laneName);
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(2);
    await noSchedule();
  });

  it('proposes no lane that another class has, and says the same to instructors, who see only their classes', async () => {
    const [first] = await manyLanes();
    const foreign = await aStaffMember(server, 'instructor');
    const own = (await aClass(foreign)).courseId;
    const chosen = (await aClass()).courseId;
    await CourseModel.updateOne({ _id: chosen }, { $set: { laneId: first?.id } });
    const { classes } = await dayOf(armourer);
    const nameOf = (courseId: string) => classes.find(({ id }) => id === courseId)?.laneName;
    expect(classes.filter(({ laneName }) => laneName === 'Línea 1').map(({ id }) => id)).toEqual([chosen]);
    expect((await dayOf(foreign)).classes).toMatchObject([{ id: own, laneName: nameOf(own) }]);
    await noSchedule();
  });

  it('shows classes by their beginning, with who gives them and from when they may be completed', async () => {
    const { courseId, id } = await aClass();
    const { startsAt } = await EnrolmentModel.findById(id).orFail().lean();
    const { classes } = await dayOf(armourer);
    const shown = classes.find((one) => one.id === courseId);
    expect(shown).toMatchObject({
      startsAt: startsAt?.toISOString(),
      completableFrom: startsAt?.toISOString(),
    });
    expect(shown?.instructorName).not.toBeNull();
    expect(classes.map((one) => one.startsAt)).toEqual(classes.map((one) => one.startsAt).toSorted());
  });

  it('is that of their own classes for instructors, who hand out nothing', async () => {
    const own = await aClass();
    const foreign = await aClass(await aStaffMember(server, 'instructor'));
    await aFirearm();
    await handOut(own.id);
    const { students, classes, freeFirearms, outside } = await dayOf(instructor);
    expect(classes.map(({ id }) => id)).toContain(own.courseId);
    expect(classes.map(({ id }) => id)).not.toContain(foreign.courseId);
    expect(students.map(({ enrolmentId }) => enrolmentId)).not.toContain(foreign.id);
    expect(students.find(({ enrolmentId }) => enrolmentId === own.id)).toMatchObject({ state: 'on_range' });
    expect([freeFirearms, outside]).toEqual([[], []]);
    expect(await (await aStudent(server)).api.rangeDay()).toMatchObject({ status: 403 });
  });

  it('is refused to an instructor whose record was taken away', async () => {
    const former = await aStaffMember(server, 'instructor');
    await InstructorModel.updateOne({ accountKey: former.id }, { $set: { isActive: false } });
    expect(await former.api.rangeDay()).toMatchObject({ status: 403 });
  });
});

describe('an absence', () => {
  const absent = async () => {
    const { id } = await aClass();
    good(await desk.api.markNoShows({ ids: [id] }));
    return id;
  };
  const undo = async (id: string, member: GraphqlMember) =>
    good(await member.api.takeBackEnrolments({ ids: [id] }))[0]?.error?.message ?? null;

  it('is taken back by who marked it, at the desk as well', async () => {
    const id = await absent();
    expect(await studentOf(id)).toMatchObject({ state: 'absent', canUndoAbsence: true });
    expect(await undo(id, desk)).toBeNull();
    expect(await studentOf(id)).toMatchObject({ state: 'expected', canUndoAbsence: false });
  });

  it('is not taken back by a colleague, nor on a later day', async () => {
    const id = await absent();
    const colleague = await aStaffMember(server, 'desk');
    expect(await studentOf(id, colleague)).toMatchObject({ canUndoAbsence: false });
    expect(await undo(id, colleague)).toBe(messages.attendanceNotOwn);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { 'cancellation.at': subDays(new Date(), 1) } });
    expect(await studentOf(id)).toMatchObject({ canUndoAbsence: false });
    expect(await undo(id, desk)).toBe(messages.attendanceNotOwn);
    expect(await studentOf(id)).toMatchObject({ state: 'absent' });
  });

  it('of a booking that was cancelled for another reason is none', async () => {
    const { id } = await aClass();
    good(await desk.api.cancelEnrolments({ ids: [id], reason: 'academy', note: 'Llueve' }));
    expect(await undo(id, desk)).toBe(messages.statusChange);
  });
});

describe('the close of a day', () => {
  const closingsOf = async () => good(await armourer.api.dayClosings()).nodes;

  it('says what is out, what is short and who signs, and stays as it was', async () => {
    const { id } = await aClass();
    const out = await handOut(id);
    const inStock = await ammunitionLedger.balanceOf('9mm');
    const counts = [{ caliber: '9mm', rounds: inStock - 3 }];
    const closing = good(await armourer.api.closeDay({ counts, note: 'Faltan tres' }));
    const { firstName, lastName } = good(await armourer.api.me());
    const found = { caliber: '9mm', inStock, counted: inStock - 3, short: 3 };
    expect(closing).toMatchObject({
      day: dayIn(new Date(), academy.timeZone),
      closedByName: `${firstName} ${lastName}`,
      calibers: [found],
      note: 'Faltan tres',
    });
    expect(closing.out.map((one) => one.id)).toContain(out.id);
    await takeBack(out.id, 50);
    const [listed] = await closingsOf();
    expect(listed).toMatchObject({ id: closing.id, calibers: [found] });
    expect(listed?.out.find((one) => one.id === out.id)?.returnedAt).not.toBeNull();
    expect((await dayOf(armourer)).closings[0]).toMatchObject({ id: closing.id });
    expect((await dayOf(instructor)).closings).toEqual([]);
    // It corrects nothing.
    expect(await ammunitionLedger.balanceOf('9mm')).toBe(inStock + 50);
  });

  it('is compared with the ledger by verify', async () => {
    const inStock = await ammunitionLedger.balanceOf('9mm');
    const { id, day } = good(await desk.api.closeDay({}));
    const set = (stock: number) =>
      DayClosingModel.updateOne({ _id: id }, { $set: { 'calibers.0.inStock': stock } });
    await set(inStock + 1);
    expect((await verify()).problems).toEqual([
      `closing of ${day}: ${inStock + 1} of 9mm, there were ${inStock}`,
    ]);
    await set(inStock);
  });

  it('is another one if the day goes on, and one with an Idempotency-Key', async () => {
    const before = await DayClosingModel.countDocuments();
    good(await desk.api.closeDay({}));
    const key = randomUUID();
    const keyed = () => connectGraphql(server.url, desk.token, { 'Idempotency-Key': key }).closeDay({});
    const first = good(await keyed());
    expect(good(await keyed())).toEqual(first);
    expect(await DayClosingModel.countDocuments()).toBe(before + 2);
    expect((await closingsOf())[0]?.id).toBe(first.id);
  });

  it.each([
    ['a caliber twice', { counts: ['9mm', '9mm'].map((caliber) => ({ caliber, rounds: 1 })) }],
    ['a caliber that is none', { counts: [{ caliber: '45', rounds: 1 }] }],
    ['less than nothing', { counts: [{ caliber: '9mm', rounds: -1 }] }],
  ])('is refused with %s', async (_, input) => {
    expect(await desk.api.closeDay(input)).toMatchObject({ status: 422 });
  });

  it('has a weapon that is out on the list of the day, until it is returned', async () => {
    const { id } = await aClass();
    const out = await handOut(id);
    good(await desk.api.closeDay({}));
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(subDays(new Date(), 1)) });
    expect((await dayOf(desk)).outside.map((one) => one.id)).toContain(out.id);
    await takeBack(out.id, 0);
    expect((await dayOf(desk)).outside.map((one) => one.id)).not.toContain(out.id);
  });
});

describe('a weapon that is out', () => {
  const isOutside = async (id: string) =>
    (await dayOf(armourer)).outside.some((handOut) => handOut.id === id);

  it('stays on the list when the enrolment is cancelled, and is returned', async () => {
    const { id } = await aClass();
    const out = await handOut(id);
    expect(await isOutside(out.id)).toBe(false);
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(new Date(Date.now() + 60_000)) });
    good(await desk.api.cancelEnrolments({ ids: [id], reason: 'academy', note: 'Llueve' }));
    expect(await studentOf(id)).toBeUndefined();
    expect(await isOutside(out.id)).toBe(true);
    await takeBack(out.id, 50);
    expect(await isOutside(out.id)).toBe(false);
  });

  it('stays on the list on the next day', async () => {
    const { id } = await aClass();
    const out = await handOut(id);
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(subDays(new Date(), 1)) });
    await FirearmHandOutModel.updateOne({ _id: out.id }, { $set: { outAt: subDays(new Date(), 1) } });
    expect(await isOutside(out.id)).toBe(true);
    await takeBack(out.id, 0);
    expect(await isOutside(out.id)).toBe(false);
  });

  it('stays with a student who is said to be absent', async () => {
    const { id } = await aClass();
    const out = await handOut(id);
    good(await desk.api.markNoShows({ ids: [id] }));
    expect(await studentOf(id)).toMatchObject({
      state: 'absent',
      handOuts: [{ id: out.id, returnedAt: null }],
    });
    await takeBack(out.id, 50);
  });

  it('stays with a student who is completed by a named reason', async () => {
    const { id } = await aClass();
    const out = await handOut(id);
    expect(good(await desk.api.completeEnrolments({ ids: [id] }))[0]?.error?.message).toBe(
      messages.firearmNotReturned,
    );
    good(await desk.api.completeEnrolments({ ids: [id], reason: 'Sigue en la segunda clase' }));
    expect(await studentOf(id)).toMatchObject({
      state: 'done',
      handOuts: [{ id: out.id, returnedAt: null }],
    });
    await takeBack(out.id, 0);
  });
});
