import { addDays, addHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import {
  NO_SUCH_ID,
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
const at = (days: number, clock = '10:00') => instantOf(academyDay(days), clock, academy.timeZone);
const weekly = (...days: number[]) => days.map((day) => at(day).toISOString());

describe('repeating a course', () => {
  it('creates courses of one series, each open and without enrolments', async () => {
    const { id: instructorId } = await anInstructor();
    const first = await aCourse({ scheduledDate: at(7), capacity: 5, instructorId, isActive: false });
    const series = good(await admin.api.repeatCourse({ id: first.id, scheduledDates: weekly(21, 14) }));
    expect(series.map(({ scheduledDate }) => scheduledDate)).toEqual(weekly(7, 14, 21));
    for (const { id } of series.slice(1)) {
      const same = { name: first.name, capacity: 5, isActive: true, instructor: { id: instructorId } };
      expect(good(await admin.api.staffCourse(id))).toMatchObject({ ...same, placesTaken: 0 });
    }
    expect(good(await admin.api.courseSeries(series[2]?.id ?? ''))).toHaveLength(3);
    good(await admin.api.deactivateCourse({ id: series[1]?.id ?? '' }));
    expect(good(await admin.api.staffCourse(series[2]?.id ?? '')).isActive).toBe(true);
  });

  it('extends a series, without its existing dates', async () => {
    const { id } = await aCourse({ scheduledDate: at(7) });
    good(await admin.api.repeatCourse({ id, scheduledDates: weekly(14) }));
    const series = good(await admin.api.repeatCourse({ id, scheduledDates: weekly(14, 28) }));
    expect(series.map(({ scheduledDate }) => scheduledDate)).toEqual(weekly(7, 14, 28));
  });

  it('accepts 1 to 51 future dates of a group course', async () => {
    const { id } = await aCourse();
    const rejected = (detail: string) => expect.objectContaining({ ok: false, detail }) as unknown;
    const repeat = (scheduledDates: unknown) => admin.api.repeatCourse({ id, scheduledDates });
    expect(await repeat([])).toEqual(rejected(messages.seriesDates));
    const many = Array.from({ length: 52 }, (_, week) => addDays(new Date(), week + 1).toISOString());
    expect(await repeat(many)).toEqual(rejected(messages.seriesDates));
    expect(await repeat([addHours(new Date(), -1).toISOString()])).toEqual(rejected(messages.classInPast));
    const { id: single } = await aPersonalisedCourse();
    expect(await admin.api.repeatCourse({ id: single, scheduledDates: weekly(14) })).toEqual(
      rejected(messages.repeatOfGroups),
    );
  });
});

describe('changing several courses', () => {
  it('keeps the day of each, and moves its enrolments to the new time', async () => {
    const { id } = await aCourse({ scheduledDate: at(7), price: 100 });
    const [, second] = good(await admin.api.repeatCourse({ id, scheduledDates: weekly(14) }));
    const { api } = await aStudent(server);
    good(await api.enrol({ courseId: id }));
    const ids = [id, second?.id ?? ''];
    const outcomes = good(await admin.api.updateCourses({ ids, startTime: '18:30', price: 250 }));
    expect(outcomes.map(({ course, error }) => [course?.scheduledDate, course?.price, error])).toEqual([
      [at(7, '18:30').toISOString(), 250, null],
      [at(14, '18:30').toISOString(), 250, null],
    ]);
    expect((await EnrolmentModel.findOne({ courseId: id }).lean())?.startsAt).toEqual(at(7, '18:30'));
  });

  it('changes the others if one is rejected', async () => {
    const [full, free] = [await aCourse({ capacity: 3 }), await aCourse({ capacity: 3 })];
    for (let count = 0; count < 2; count += 1) {
      const { api } = await aStudent(server);
      good(await api.enrol({ courseId: full.id }));
    }
    const ids = [full.id, NO_SUCH_ID, free.id];
    const outcomes = good(await admin.api.updateCourses({ ids, capacity: 1 }));
    expect(outcomes.map(({ error }) => error?.reason ?? null)).toEqual([
      'capacity_below_places',
      'course_not_found',
      null,
    ]);
    expect(good(await admin.api.staffCourse(free.id)).capacity).toBe(1);
  });

  it('accepts a time of day, and 1 to 52 courses', async () => {
    const { id } = await aCourse();
    expect(await admin.api.updateCourses({ ids: [id], startTime: '25:00' })).toMatchObject({
      status: 422,
      detail: messages.classTime,
    });
    expect(await admin.api.updateCourses({ ids: [] })).toMatchObject({
      status: 422,
      detail: messages.seriesCourses,
    });
  });
});
