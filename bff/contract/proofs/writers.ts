import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { expect, vi } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import type { Deps } from '../../src/operation/context.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { Result, Connect } from '../academy-api.ts';
import {
  aBooking,
  aPersonalisedCourse,
  aRegistration,
  aStudent,
  anAdmin,
  anEmail,
  givePoints,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { surfaces } from '../surfaces.ts';

const STUDENTS_PER_SURFACE = 3;
const WEALTH = 1_000_000;
const AGAIN_MS = 50;
const PATIENCE_MS = 60_000;
/** Every so many rounds somebody registers: the hash of a password is most of the work. */
const ROUNDS_PER_REGISTRATION = 5;

/** The acknowledged writes of one writer. */
type Journal = { redeemed: number; adjusted: number; booked: string[]; registered: string[] };
type Writer = { connect: Connect; member: Member; journal: Journal };

const aWriter = async (url: string, connect: Connect): Promise<Writer> => {
  const member = await aStudent({ url, connect });
  await givePoints(member.id, WEALTH);
  return { connect, member, journal: { redeemed: 0, adjusted: 0, booked: [], registered: [] } };
};

type Options = {
  /** A server that nothing happens to. */
  home: { url: string; deps: Deps };
  /** Where they write. */
  url: string;
};

/**
 * Students by both surfaces who redeem, book and register, and an admin who adjusts, again and again: each write under
 * one key until it is acknowledged.
 */
export const startWriters = async ({ home, url }: Options) => {
  const writers: Writer[] = [];
  for (const [, connect] of surfaces) {
    for (let count = 0; count < STUDENTS_PER_SURFACE; count += 1)
      writers.push(await aWriter(home.url, connect));
  }
  const admin = await anAdmin({ url: home.url, connect: connectGraphql });
  const { id: courseId } = await aPersonalisedCourse();
  const figures = { requests: 0, acknowledged: 0, unavailable: 0, broken: 0, slowestMs: 0 };
  let isOver = false;
  let isAbandoned = false;

  /** The data, or null where the connection broke; the only other response is UNAVAILABLE. */
  const attempt = async <T>(send: () => Promise<Result<T>>) => {
    const begin = performance.now();
    figures.requests += 1;
    try {
      const result = await send();
      if (!result.ok) {
        expect(result, result.detail).toMatchObject({ status: 503 });
        figures.unavailable += 1;
        return null;
      }
      figures.acknowledged += 1;
      return result.data;
    } catch (error) {
      // What `fetch` throws for a connection that breaks.
      if (!(error instanceof TypeError)) throw error;
      figures.broken += 1;
      return null;
    } finally {
      figures.slowestMs = Math.max(figures.slowestMs, performance.now() - begin);
    }
  };

  const untilAcknowledged = async <T>(send: () => Promise<Result<T>>): Promise<T> => {
    for (;;) {
      if (isAbandoned) throw new Error('abandoned');
      const data = await attempt(send);
      if (data !== null) return data;
      await delay(AGAIN_MS);
    }
  };

  const writeRound = async ({ connect, member, journal }: Writer, round: number) => {
    const keyed = () => connect(url, member.token, { 'idempotency-key': randomUUID() });
    const [redeeming, booking] = [keyed(), keyed()];
    await untilAcknowledged(() => redeeming.redeem({ points: 1, description: 'Bajo carga' }));
    journal.redeemed += 1;
    const input = aBooking(courseId);
    journal.booked.push((await untilAcknowledged(() => booking.enrol(input))).id);
    const adjusting = connectGraphql(url, admin.token, { 'idempotency-key': randomUUID() });
    const adjustment = { userId: member.id, points: 1, description: 'Bajo carga' };
    await untilAcknowledged(() => adjusting.adjustPoints(adjustment));
    journal.adjusted += 1;
    if (round % ROUNDS_PER_REGISTRATION !== 0) return;
    // Without a key: one that is not acknowledged may have been stored.
    const email = anEmail();
    if (await attempt(() => connect(url).register(aRegistration({ email })))) journal.registered.push(email);
  };

  const writeRepeatedly = async (writer: Writer) => {
    for (let round = 1; !isOver; round += 1) await writeRound(writer, round);
  };
  const load = Promise.all(writers.map(writeRepeatedly));
  load.catch(() => undefined);

  return {
    figures,
    /** Until so many more writes are acknowledged. Fails with what a writer fails with. */
    awaitWrites: async (count: number) => {
      const most = figures.acknowledged + count;
      await Promise.race([
        load,
        vi.waitFor(
          () => expect(figures, 'acknowledged').toSatisfy(() => figures.acknowledged > most),
          PATIENCE_MS,
        ),
      ]);
    },
    /** Ends once every request has ended. */
    stop: async () => {
      isOver = true;
      await load;
    },
    /** After a test that has failed: no write is tried again. */
    abandon: () => {
      isOver = true;
      isAbandoned = true;
    },
    /** Every acknowledged write is stored once, and every invariant holds. */
    expectNothingLost: async () => {
      for (const { member, journal } of writers) {
        const userId = new Types.ObjectId(member.id);
        const { redeemed, adjusted, booked, registered } = journal;
        const ledger = await PointsEntryModel.find({ userId }).sort({ seq: -1 }).lean();
        expect(ledger).toHaveLength(1 + redeemed + adjusted);
        expect(ledger[0]?.balance).toBe(WEALTH - redeemed + adjusted);
        const stored = await EnrolmentModel.find({ userId }, { _id: 1 }).sort({ _id: 1 }).lean();
        expect(stored.map(({ _id }) => String(_id))).toEqual([...booked].sort());
        expect(await UserModel.countDocuments({ email: { $in: registered } })).toBe(registered.length);
      }
      await sweep(home.deps);
      expect((await verify()).problems).toEqual([]);
    },
  };
};
