import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { ClaimModel } from '../../src/features/claims/claim.model.ts';
import { requireEnforceablePolicy } from '../../src/features/schedule/enforcing.ts';
import { ScheduleModel } from '../../src/features/schedule/schedule.model.ts';
import {
  aBooking,
  academyDay,
  anAdmin,
  aPersonalisedCourse,
  aStudent,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { runCli, runServer } from '../processes.ts';
import { anOpenWeek } from '../schedule-builders.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
const DAY = academyDay(30);
const SENTENCE = /^The schedule enforces free times, and this database cannot .* hours policy suggest/;
let admin: Member;
/** FerretDB 1.24 compares whole arrays: two that share one element are both stored. */
let comparesElements: boolean;

const insertOverlapping = async () => {
  const results = await Promise.allSettled([
    ClaimModel.collection.insertOne({ _id: 'one' as never, quanta: ['a', 'b'] }),
    ClaimModel.collection.insertOne({ _id: 'other' as never, quanta: ['b', 'c'] }),
  ]);
  await ClaimModel.deleteMany();
  return results.filter(({ status }) => status === 'fulfilled').length;
};

beforeAll(async () => {
  admin = await anAdmin({ url: server.url, connect: connectGraphql });
  comparesElements = (await insertOverlapping()) === 1;
});
beforeEach(() => anOpenWeek());

const setPolicy = (policy: string) => connectGraphql(server.url, admin.token).updateSchedule({ policy });
const storedPolicy = async () => (await ScheduleModel.findOne().orFail().lean()).policy;
const REFUSED = { status: 422, detail: messages.enforceUnavailable };

const withoutIndex = async (run: () => Promise<void>) => {
  await ClaimModel.collection.dropIndex('quanta_1');
  try {
    await run();
  } finally {
    await ClaimModel.deleteMany();
    await ClaimModel.createIndexes();
  }
};

describe('free times are enforced only by a database that compares the elements of arrays', () => {
  it('this one enforces them, or rejects the policy and stores nothing', async () => {
    const result = await setPolicy('enforce');
    if (comparesElements) expect(result).toMatchObject({ ok: true });
    else expect(result).toMatchObject(REFUSED);
    expect(await storedPolicy()).toBe(comparesElements ? 'enforce' : 'suggest');
    expect(await ClaimModel.countDocuments()).toBe(0);
  });

  it('one without the unique index rejects the policy', () =>
    withoutIndex(async () => {
      expect(await setPolicy('enforce')).toMatchObject(REFUSED);
      expect([await storedPolicy(), await ClaimModel.countDocuments()]).toEqual(['suggest', 0]);
    }));

  it('a server does not start there with a stored policy that enforces them', async () => {
    await withoutIndex(async () => {
      await expect(requireEnforceablePolicy()).resolves.toBeUndefined();
      await anOpenWeek({ policy: 'enforce' });
      await expect(requireEnforceablePolicy()).rejects.toThrow(SENTENCE);
    });
    if (comparesElements) {
      await expect(requireEnforceablePolicy()).resolves.toBeUndefined();
      return;
    }
    const { code, stderr } = await runServer({ ...server.settings, PORT: '0' });
    expect([code, stderr]).toEqual([1, expect.stringMatching(SENTENCE)]);
    const suggest = await runCli(['hours', 'policy', 'suggest'], server.settings);
    expect([suggest.code, await storedPolicy()]).toEqual([0, 'suggest']);
    const enforce = await runCli(['hours', 'policy', 'enforce'], server.settings);
    expect([enforce.code, enforce.stderr]).toEqual([1, expect.stringContaining('base de datos')]);
  });
});

describe.each(surfaces)('a rejected policy by %s', (surface, connect) => {
  it(`does not change the bookable times, by ${surface}`, () =>
    withoutIndex(async () => {
      expect(await setPolicy('enforce')).toMatchObject(REFUSED);
      const { id } = await aPersonalisedCourse({ location: 'Sede', durationMinutes: 60 });
      for (const clock of ['10:00', '10:30']) {
        const { api } = await aStudent({ url: server.url, connect });
        const scheduledDate = instantOf(DAY, clock, academy.timeZone).toISOString();
        good(await api.enrol(aBooking(id, { scheduledDate, scheduledTime: clock })));
      }
    }));
});
