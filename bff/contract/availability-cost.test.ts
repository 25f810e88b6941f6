import { addDays, addYears, subYears } from 'date-fns';
import { Types } from 'mongoose';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { MAX_DAYS } from '#domain/dates/range.schema.ts';
import { seedDemo } from '../demo/seed.ts';
import { seedLoad } from '../demo/seed-load.ts';
import { MAX_ALIASES } from '../src/graphql/apollo.ts';
import { clearBookedTimes } from '../src/features/claims/booked-times.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../src/features/enrolments/places/enrolment.places.ts';
import { systemContext } from '../src/operation/context.ts';
import { academyDay, good } from './builders.ts';
import { connectGraphql, postGraphql } from './drivers/graphql.ts';
import { connectRest } from './drivers/rest.ts';
import { enrolmentRow } from './enrolment-rows.ts';
import { describeCounted, examinedBy, untilNothingExamined } from './examined.ts';
import { insertMany } from './insert-many.ts';

const LOAD = { people: 60, courses: 20, enrolments: 400, recent: 300 };
const OUTSIDE = 600;
const LANES = 6;
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

  afterEach(() => vi.restoreAllMocks());

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
    clearBookedTimes();
    return (await examinedBy(ask)).documents;
  };

  it('examine as many documents whatever lies outside of them', async () => {
    const before = [await documentsOf(byRest), await documentsOf(() => byGraphql(1))];
    await insertMany(EnrolmentModel, rowsOutside(OUTSIDE));
    expect([await documentsOf(byRest), await documentsOf(() => byGraphql(1))]).toEqual(before);
    expect(Math.max(...before)).toBeLessThan(LOAD.recent);
  });

  it('examine as many documents for all aliases of a request as for one', async () => {
    expect(await documentsOf(() => byGraphql(MAX_ALIASES))).toBe(await documentsOf(() => byGraphql(1)));
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

  it('show what another process books after a second', async () => {
    const day = academyDay(10);
    const times = async () => (await byRest()).days.find((one) => one.day === day)?.times;
    clearBookedTimes();
    expect(await times()).toContain('19:00');
    const startsAt = instantOf(day, '19:00', academy.timeZone);
    const rows = Array.from({ length: LANES }, (_, index) =>
      enrolmentRow({
        ...{ userId: new Types.ObjectId(), courseId: new Types.ObjectId(courseId), createdAt: new Date() },
        ...{ slotKey: `y${index}`, scheduledDate: startsAt, ...startFields(startsAt) },
      }),
    );
    await insertMany(EnrolmentModel, rows);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 1_001);
    expect(await times()).not.toContain('19:00');
  });

  it('are empty without a read where nothing can be booked any more', async () => {
    const far = { from: academyDay(500), to: academyDay(500 + MAX_DAYS - 1) };
    const ask = () => connectGraphql(server.url).availability({ courseId, ...far });
    const { days } = good(await ask());
    expect([days.length, days.flatMap(({ times }) => times)]).toEqual([MAX_DAYS, []]);
    expect(await documentsOf(ask)).toBeLessThanOrEqual(20);
  });
});
