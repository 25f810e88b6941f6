import { addDays, addHours } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { CLASS_OUTCOMES, type ClassOutcome } from '#domain/enrolments/class-outcome.ts';
import { addToMonth, monthOf } from '#domain/dates/months.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { anonymiseUser } from '../../src/features/users/user.data.ts';
import {
  aBooking,
  aCourse,
  aPendingUser,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  academyDay,
  anAdmin,
  anInstructor,
  good,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

/** Cancellations in the last two days before a class are late. */
const server = useTestServer({ LATE_CANCELLATION_HOURS: '48' });
const admin = useBuilt(() => anAdmin(server));
const student = () => aStudent(server);

it('reports count the seats of courses that take place, not of those that were called off', async () => {
  const scheduledDate = addDays(new Date(), 800);
  const month = academyDay(800).slice(0, 7);
  const [open, hidden, empty, cancelled] = [
    await aCourse({ scheduledDate, capacity: 3 }),
    await aCourse({ scheduledDate, capacity: 5 }),
    await aCourse({ scheduledDate, capacity: 7 }),
    await aCourse({ scheduledDate, capacity: 11 }),
  ];
  const member = await student();
  const enrolIn = async ({ id }: { id: string }) => good(await member.api.enrol({ courseId: id })).id;
  const [completed, called] = [await enrolIn(hidden), await enrolIn(cancelled)];
  await enrolIn(open);
  good(await admin.api.confirmEnrolments({ ids: [completed, called] }));
  good(await admin.api.completeEnrolments({ ids: [completed], reason: 'Rindió antes' }));
  for (const { id } of [hidden, empty, cancelled]) good(await admin.api.deactivateCourse({ id }));
  const [report] = good(await admin.api.reports({ fromMonth: month, toMonth: month }));
  expect(report?.occupancy).toEqual({ courses: 2, places: 8, taken: 2 });
});

describe('the report of classes', () => {
  const month = (days: number) => academyDay(days).slice(0, 7);
  const range = { fromMonth: addToMonth(month(0), -1), toMonth: addToMonth(month(0), 2) };
  const read = async () => good(await admin.api.classReport(range));

  type Counted = {
    month: string;
    course: string;
    instructor: string | null;
    outcome: ClassOutcome;
    reason?: string;
  };
  /** What each enrolment of the scene is to be counted as. */
  const counted: Counted[] = [];
  let before: Awaited<ReturnType<typeof read>>;

  const outcomesOf = (rows: readonly Counted[]) =>
    Object.fromEntries(
      CLASS_OUTCOMES.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
    );
  const distinct = (values: (string | null)[]) => [...new Set(values)];

  beforeAll(async () => {
    before = await read();
    const [rita, omar] = [await anInstructor({ name: 'Rita' }), await anInstructor({ name: 'Omar' })];
    const ofCourse = (name: string, instructor: { id: string; name: string } | null, scheduledDate: Date) =>
      aCourse({ name, instructorId: instructor?.id ?? null, scheduledDate });
    const count = (course: { name: string; scheduledDate: Date | string | null }, row: Partial<Counted>) =>
      counted.push({
        month: monthOf(new Date(course.scheduledDate ?? 0)),
        course: course.name,
        instructor: null,
        outcome: 'attended',
        ...row,
      });
    const enrolIn = async ({ id }: { id: string }) => {
      const member = await student();
      return { member, id: good(await member.api.enrol({ courseId: id })).id };
    };
    const cancel = async (id: string, reason: string) =>
      good(await admin.api.cancelEnrolments({ ids: [id], reason }));

    const far = await ofCourse('Alfa', rita, addDays(new Date(), 10));
    const own = await enrolIn(far);
    good(await own.member.api.cancelEnrolment(own.id));
    count(far, { instructor: 'Rita', outcome: 'cancellations', reason: 'student' });
    await cancel((await enrolIn(far)).id, 'clu');
    count(far, { instructor: 'Rita', outcome: 'cancellations', reason: 'clu' });
    await enrolIn(far);
    count(far, { instructor: 'Rita', outcome: 'coming' });

    const soon = await ofCourse('Beta', rita, addHours(new Date(), 20));
    const late = await enrolIn(soon);
    good(await late.member.api.cancelEnrolment(late.id));
    await cancel((await enrolIn(soon)).id, 'student');
    for (const _ of [1, 2])
      count(soon, { instructor: 'Rita', outcome: 'lateCancellations', reason: 'student' });
    await cancel((await enrolIn(soon)).id, 'academy');
    count(soon, { instructor: 'Rita', outcome: 'cancellations', reason: 'academy' });

    const storm = await ofCourse('Alfa', omar, addDays(new Date(), 12));
    await cancel((await enrolIn(storm)).id, 'student');
    count(storm, { instructor: 'Omar', outcome: 'cancellations', reason: 'student' });
    for (const _ of [1, 2]) {
      await enrolIn(storm);
      count(storm, { instructor: 'Omar', outcome: 'calledOff' });
    }
    good(await admin.api.callOffCourse({ id: storm.id, reason: 'weather' }));

    const past = await ofCourse('Delta', null, addDays(new Date(), -1));
    const walkIn = async (rest = {}) => {
      const { id: userId } = await student();
      const { id } = good(await admin.api.enrolStudent({ userId, courseId: past.id, ...rest }));
      return { userId, id };
    };
    const correct = async (id: string, outcome: string) =>
      good(await admin.api.correctAttendance({ id, outcome, reason: 'Lista equivocada' }));
    await walkIn({ attended: true });
    count(past, {});
    const absent = await walkIn();
    good(await admin.api.markNoShows({ ids: [absent.id] }));
    count(past, { outcome: 'noShows', reason: 'no_show' });
    await correct((await walkIn({ attended: true })).id, 'no_show');
    count(past, { outcome: 'noShows', reason: 'no_show' });
    const came = await walkIn();
    good(await admin.api.markNoShows({ ids: [came.id] }));
    await correct(came.id, 'completed');
    count(past, {});
    const unsettled = await walkIn({ attended: true });
    await correct(unsettled.id, 'confirmed');
    await walkIn();
    for (const _ of [1, 2]) count(past, { outcome: 'unattended' });
    const [deactivated, erased] = [await walkIn({ attended: true }), await walkIn({ attended: true })];
    good(await admin.api.updateUser({ id: deactivated.userId, isActive: false }));
    await anonymiseUser(erased.userId);
    for (const _ of [1, 2]) count(past, {});

    const personal = await aPersonalisedCourse({ name: 'Personal', instructorId: rita.id });
    const booking = aBooking(personal.id);
    const { id: booked } = good(await (await student()).api.enrol(booking));
    good(await admin.api.assignInstructor({ ids: [booked], instructorId: omar.id }));
    const start = { name: 'Personal', scheduledDate: String(booking.scheduledDate) };
    const { startsAt } = (await EnrolmentModel.findById(booked).lean()) ?? {};
    count({ ...start, scheduledDate: startsAt ?? null }, { instructor: 'Omar', outcome: 'coming' });
    const guest = await walkIn({ attended: true });
    await EnrolmentModel.updateOne({ _id: guest.id }, { $set: { instructorName: 'De afuera' } });
    count(past, { instructor: 'De afuera' });
    const undated = await ofCourse('Sin fecha', rita, addDays(new Date(), 5));
    const { id: withoutDate } = await enrolIn(undated);
    await EnrolmentModel.updateOne({ _id: withoutDate }, { $set: { startsAt: null, classMonth: null } });
    await aPendingUser();
    await aStaffMember(server, 'desk');
  }, 60_000);

  it('counts each enrolment once, by the month of its class', async () => {
    const { months } = await read();
    expect(months.map((row) => row.month)).toEqual(
      [-1, 0, 1, 2].map((months_) => addToMonth(month(0), months_)),
    );
    for (const row of months) {
      expect(row.outcomes, row.month).toEqual(outcomesOf(counted.filter((one) => one.month === row.month)));
    }
    expect(months.map(({ isOver }) => isOver)).toEqual([true, false, false, false]);
  });

  it('counts cancellations by reason, and courses that were called off apart', async () => {
    const { months } = await read();
    for (const { month: of, reasons, calledOffCourses } of months) {
      for (const { reason, count } of reasons) {
        const expected = counted.filter((row) => row.month === of && row.reason === reason);
        expect(count, `${of} ${reason}`).toBe(expected.length);
      }
      expect(calledOffCourses, of).toBe(of === month(12) ? 1 : 0);
    }
  });

  it('counts courses of one name together, and each enrolment for its own instructor', async () => {
    const { courses, coursesLeftOut, instructors } = await read();
    expect(coursesLeftOut).toBe(0);
    expect(courses.map(({ name }) => name).sort()).toEqual(distinct(counted.map((row) => row.course)).sort());
    for (const { name, outcomes } of courses) {
      expect(outcomes, name).toEqual(outcomesOf(counted.filter((row) => row.course === name)));
    }
    expect(courses.find(({ name }) => name === 'Alfa')?.courses).toBe(2);
    expect(courses[0]?.name).toBe('Delta');
    expect(instructors.map(({ name }) => name).sort()).toEqual(
      distinct(counted.map((row) => row.instructor)).sort(),
    );
    for (const { name, id, outcomes } of instructors) {
      expect(outcomes, String(name)).toEqual(outcomesOf(counted.filter((row) => row.instructor === name)));
      expect(id === null).toBe(name === null || name === 'De afuera');
    }
  });

  it('counts new students, and incomplete and erased accounts apart', async () => {
    const { months } = await read();
    const [now, then] = [months, before.months].map((rows) => rows[1]?.newStudents);
    // One of them for each enrolment of the scene, and one that was erased.
    expect(now).toEqual({
      registered: (then?.registered ?? 0) + counted.length + 1 - 1,
      incomplete: (then?.incomplete ?? 0) + 1,
      erased: (then?.erased ?? 0) + 1,
    });
  });
});
