import { addDays, addMinutes, addYears, subYears } from 'date-fns';
import { Types } from 'mongoose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { MAX_DAYS } from '#domain/dates/range.schema.ts';
import { seedDemo } from '../../demo/seed.ts';
import { seedLoad } from '../../demo/seed-load.ts';
import { MAX_ROWS } from '../../src/graphql/root-fields.ts';
import { AVAILABILITY_ROWS_PER_DAY } from '../../src/features/availability/availability.operations.ts';
import { messages } from '#domain/messages.ts';
import { clearDays } from '../../src/features/schedule/cached-days.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { ScheduleModel } from '../../src/features/schedule/schedule.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { systemContext } from '../../src/operation/context.ts';
import { academyDay, good } from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { enrolmentRow } from '../enrolment-rows.ts';
import { describeCounted, examinedBy, untilNothingExamined } from '../examined.ts';
import { insertMany } from '../insert-many.ts';

const LOAD = { people: 60, courses: 20, enrolments: 1_000, recent: 900 };
const OUTSIDE = 600;
const LANES = 6;
/** Of 62 days in one request. */
const AT_ONCE = Math.floor(MAX_ROWS / (MAX_DAYS * AVAILABILITY_ROWS_PER_DAY)) + 1;
const MINUTE_MS = 60_000;
const POLICIES = ['suggest', 'enforce'] as const;
const DAYS = { from: academyDay(0), to: academyDay(MAX_DAYS - 1) };

/** Of own date outside the window, and of a group course within it. */
const rowsOutside = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const now = new Date();
    const own = [subYears(now, 1), addYears(now, 1)][index % 3];
    const startsAt = own ?? addDays(now, 5);
    const ids = { userId: new Types.ObjectId(), courseId: new Types.ObjectId() };
    const slotKey = `x${index}`;
    return enrolmentRow({
      ...ids,
      createdAt: now,
      slotKey,
      scheduledDate: own ?? null,
      ...startFields(startsAt),
    });
  });

describeCounted('the free times of 62 days', (server) => {
  let courseId = '';

  beforeAll(async () => {
    const ctx = systemContext(server.deps);
    await seedDemo(ctx);
    await seedLoad(ctx, LOAD);
    const course = await CourseModel.findOne({ name: 'Clase personalizada 1' }).orFail().lean();
    courseId = course._id.toString();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const aliases = (count: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `a${index}: availability(courseId: "${courseId}", from: "${DAYS.from}", to: "${DAYS.to}") { days { times } }`,
    );
  const byGraphql = async (count: number) => {
    const { body } = await postGraphql(server.url, { query: `{ ${aliases(count).join(' ')} }` });
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const byRest = async () => good(await connectRest(server.url).availability({ courseId, ...DAYS }));

  /** As the first request after a change. */
  const documentsOf = async (ask: () => Promise<unknown>) => {
    await untilNothingExamined();
    clearDays();
    return (await examinedBy(ask)).documents;
  };

  it('examine as many documents whatever lies outside of them', async () => {
    const before = [await documentsOf(byRest), await documentsOf(() => byGraphql(1))];
    await insertMany(EnrolmentModel, rowsOutside(OUTSIDE));
    expect([await documentsOf(byRest), await documentsOf(() => byGraphql(1))]).toEqual(before);
    expect(Math.max(...before)).toBeLessThan(LOAD.recent);
  });

  it('examine as many documents for all aliases of a request as for one', async () => {
    expect(await documentsOf(() => byGraphql(AT_ONCE))).toBe(await documentsOf(() => byGraphql(1)));
  });

  it('count as rows of a request by their days', async () => {
    const { body } = await postGraphql(server.url, { query: `{ ${aliases(AT_ONCE + 1).join(' ')} }` });
    expect(body.errors).toMatchObject([{ message: messages.tooLarge, extensions: { code: 'TOO_LARGE' } }]);
  });

  it('read the classes once for all requests within a second', async () => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now);
    const first = await documentsOf(byRest);
    const again = (await examinedBy(() => Promise.all([byRest(), byRest(), byGraphql(2)]))).documents;
    expect(again).toBeLessThan(first);
    // The course, the schedule and the instructors, in each of them.
    expect(again).toBeLessThanOrEqual(3 * 20);
  });

  const day = academyDay(10);
  const times = async () => (await byRest()).days.find((one) => one.day === day)?.times;
  const begin = performance.now();
  const clock = { afterMs: 0 };
  const laterBy = (ms: number) => {
    clock.afterMs += ms;
    vi.spyOn(performance, 'now').mockReturnValue(begin + MINUTE_MS + clock.afterMs);
  };

  /** As another process writes: this one hears nothing of it. */
  const bookElsewhere = async (startsAt: Date) => {
    const { lanes } = await ScheduleModel.findOne().orFail().lean();
    const rows = Array.from({ length: LANES }, (_, index) =>
      enrolmentRow({
        userId: new Types.ObjectId(),
        courseId: new Types.ObjectId(courseId),
        createdAt: new Date(),
        slotKey: new Types.ObjectId().toString(),
        scheduledDate: startsAt,
        ...startFields(startsAt),
        laneId: lanes[index]?.id ?? null,
      }),
    );
    await insertMany(EnrolmentModel, rows);
    return rows.map(({ _id }) => _id);
  };

  const cancelElsewhere = async (ids: Types.ObjectId[]) => {
    const changes = { status: 'cancelled', updatedAt: new Date() };
    await EnrolmentModel.collection.updateMany({ _id: { $in: ids } }, { $set: changes });
  };

  describe.each(POLICIES)('under %s', (policy) => {
    beforeAll(async () => {
      await ScheduleModel.updateOne({}, { $set: { policy } });
      clearDays();
    });

    it('show what another process books and cancels after a second', async () => {
      laterBy(0);
      expect(await times()).toContain('19:00');
      const ids = await bookElsewhere(instantOf(day, '19:00', academy.timeZone));
      expect(await times()).toContain('19:00');
      laterBy(1_001);
      expect(await times()).not.toContain('19:00');
      await cancelElsewhere(ids);
      laterBy(1_001);
      expect(await times()).toContain('19:00');
    });

    it('read again only the days in which something changed', async () => {
      laterBy(0);
      // What the tests before have stored is no longer recent.
      vi.setSystemTime(addMinutes(new Date(), 20 * (1 + POLICIES.indexOf(policy))));
      const first = await documentsOf(byRest);
      laterBy(1_001);
      const unchanged = (await examinedBy(byRest)).documents;
      await bookElsewhere(instantOf(day, policy === 'enforce' ? '20:00' : '21:00', academy.timeZone));
      laterBy(1_001);
      const changed = (await examinedBy(byRest)).documents;
      // Each booking is in two lists of changes and in its day.
      const ofDay = changed - unchanged;
      expect(ofDay).toBeGreaterThanOrEqual(3 * LANES);
      expect(ofDay).toBeLessThan((first - unchanged) / 2);
    });
  });

  it('are empty without a read where nothing can be booked any more', async () => {
    const far = { from: academyDay(500), to: academyDay(500 + MAX_DAYS - 1) };
    const ask = () => connectGraphql(server.url).availability({ courseId, ...far });
    const { days } = good(await ask());
    expect([days.length, days.flatMap(({ times }) => times)]).toEqual([MAX_DAYS, []]);
    expect(await documentsOf(ask)).toBeLessThanOrEqual(20);
  });
});
