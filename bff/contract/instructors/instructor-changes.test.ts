import { addDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  academyDay,
  anAdmin,
  anInstructor,
  good,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
let personalisedId: string;
const student = () => aStudent(server);

beforeAll(async () => {
  personalisedId = (await aPersonalisedCourse()).id;
});

const at = (day: string, clock: string) => instantOf(day, clock, academy.timeZone);

const aBookedClass = async () => good(await (await student()).api.enrol(aBooking(personalisedId))).id;

/** A class of a new student, given by an instructor. */
const aClass = async (instructorId: string, start?: Date) => {
  const id = await aBookedClass();
  good(await admin.api.assignInstructor({ ids: [id], instructorId }));
  if (start) good(await admin.api.rescheduleEnrolment({ id, scheduledDate: start.toISOString() }));
  return id;
};

const nameOf = async (id: string) => good(await admin.api.staffEnrolment(id)).instructorName;

describe('a corrected name of an instructor', () => {
  it('is stored in future classes, and past or settled ones keep the former name', async () => {
    const { id: instructorId } = await anInstructor({ name: 'Mirta Rois' });
    const other = await aClass((await anInstructor({ name: 'Iván Paz' })).id);
    const [pending, confirmed] = [await aClass(instructorId), await aClass(instructorId)];
    const [past, completed, cancelled] = [
      await aClass(instructorId, addDays(new Date(), -3)),
      await aClass(instructorId),
      await aClass(instructorId),
    ];
    good(await admin.api.confirmEnrolments({ ids: [confirmed, past, completed] }));
    good(await admin.api.completeEnrolments({ ids: [completed], reason: 'Rindió antes' }));
    good(await admin.api.cancelEnrolments({ ids: [cancelled] }));
    good(await admin.api.updateInstructor({ id: instructorId, name: 'Marta Ruiz' }));
    expect(await Promise.all([pending, confirmed].map(nameOf))).toEqual(['Marta Ruiz', 'Marta Ruiz']);
    const unchanged = [past, completed, cancelled, other];
    expect(await Promise.all(unchanged.map(nameOf))).toEqual([
      'Mirta Rois',
      'Mirta Rois',
      'Mirta Rois',
      'Iván Paz',
    ]);
  });

  it('reaches a class to which the instructor is assigned at the same moment', async () => {
    const { id: instructorId } = await anInstructor({ name: 'Mirta Rois' });
    for (let round = 0; round < 10; round += 1) {
      const id = await aBookedClass();
      const name = `Marta Ruiz ${round}`;
      const [renamed, assigned] = await Promise.all([
        admin.api.updateInstructor({ id: instructorId, name }),
        admin.api.assignInstructor({ ids: [id], instructorId }),
      ]);
      good(renamed);
      good(assigned);
      expect(await nameOf(id)).toBe(name);
    }
  });
});

describe('the agenda', () => {
  const warningsOf = async (day: string) =>
    good(await admin.api.agenda({ from: day, to: day })).map(({ warnings }) => warnings);

  it('warns of a future class whose instructor is inactive', async () => {
    const { id: instructorId } = await anInstructor();
    const [day, past] = [academyDay(40), academyDay(-40)];
    for (const scheduledDate of [at(day, '09:00'), at(past, '09:00')]) {
      await aCourse({ scheduledDate, instructorId, cluPolicy: 'off' });
    }
    await aClass(instructorId, at(day, '12:00'));
    expect(await warningsOf(day)).toEqual([[], ['licence']]);
    good(await admin.api.updateInstructor({ id: instructorId, isActive: false }));
    expect(await warningsOf(day)).toEqual([['instructor_inactive'], ['licence', 'instructor_inactive']]);
    expect(await warningsOf(past)).toEqual([[]]);
  });

  it.each([
    ['a group course', { minutes: 120, isSingle: false }],
    ['a class', { minutes: 120, isSingle: true }],
    ['the longest course', { minutes: 1_440, isSingle: false }],
  ])('reports on both days that %s of the evening overlaps with one after midnight', async (_, evening) => {
    const { id: instructorId } = await anInstructor();
    const day = academyDay(50 + evening.minutes / 60 + Number(evening.isSingle) * 2);
    const next = dayAfter(day, 1);
    const group = { instructorId, cluPolicy: 'off', durationMinutes: evening.minutes } as const;
    if (evening.isSingle) await aClass(instructorId, at(day, '23:30'));
    else await aCourse({ ...group, scheduledDate: at(day, '23:30') });
    await aCourse({ ...group, durationMinutes: 60, scheduledDate: at(next, '00:30') });
    await aCourse({ cluPolicy: 'off', scheduledDate: at(next, '00:30') });
    const [[late], [early, alone]] = [await warningsOf(day), await warningsOf(next)];
    expect(late).toContain('instructor_overlap');
    expect(early).toEqual(['instructor_overlap']);
    expect(alone).toEqual(['no_instructor']);
    expect(good(await admin.api.agenda({ from: day, to: next }))).toHaveLength(3);
  });

  it('reports no overlap if a class begins when another one ends at midnight', async () => {
    const { id: instructorId } = await anInstructor();
    const day = academyDay(90);
    const group = { instructorId, cluPolicy: 'off' } as const;
    await aCourse({ ...group, scheduledDate: at(day, '22:00') });
    await aCourse({ ...group, scheduledDate: at(dayAfter(day, 1), '00:00') });
    expect([await warningsOf(day), await warningsOf(dayAfter(day, 1))]).toEqual([[[]], [[]]]);
  });
});

describe('a duplicated course', () => {
  it('has no instructor if that of the original is inactive, or the one that is given', async () => {
    const [left, other] = [await anInstructor(), await anInstructor({ name: 'Iván Paz' })];
    const { id } = await aCourse({ instructorId: left.id });
    expect(good(await admin.api.duplicateCourse({ id })).instructor).toMatchObject({ id: left.id });
    good(await admin.api.updateInstructor({ id: left.id, isActive: false }));
    expect(good(await admin.api.duplicateCourse({ id })).instructor).toBeNull();
    expect(good(await admin.api.duplicateCourse({ id, instructorId: other.id })).instructor).toMatchObject({
      id: other.id,
    });
    expect(good(await admin.api.duplicateCourse({ id, instructorId: null })).instructor).toBeNull();
    expect(await admin.api.duplicateCourse({ id, instructorId: left.id })).toMatchObject({
      status: 422,
      detail: messages.instructorInactive,
    });
  });
});
