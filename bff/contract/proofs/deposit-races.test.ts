import { addMilliseconds, addMinutes } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { toCentavos } from '#domain/money/centavos.ts';
import { verify } from '../../cli/verify/verify.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { releaseUnpaid } from '../../src/features/money/deposit.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { systemContext } from '../../src/operation/context.ts';
import { aCourse, aStudent, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { moneyIs } from '../money-builders.ts';
import { useRacers } from '../use-racers.ts';

const BOOKINGS = 200;
const AT_ONCE = 20;
const PATIENCE_MS = 300_000;

const { home, race, apiOf } = useRacers(0);

beforeAll(async () => {
  await moneyIs({ refundLimitCentavos: toCentavos(1_000_000) });
});

type Booking = { id: string; userId: string; index: number };

/** A booking of a new student; who pays is decided by its number. */
const aBooking = async (index: number): Promise<Booking> => {
  const member = await aStudent({ url: home.url, connect: connectGraphql });
  const { id: courseId } = await aCourse({ price: 10_000, depositPercent: 30 });
  const { id } = good(await apiOf(member, index).enrol({ courseId }));
  return { id, userId: member.id, index };
};

const inBatches = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) => {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(work));
  }
};

const pay = async ({ userId, index }: Booking) =>
  good(
    await apiOf(race.admin, index).recordPayment({
      userId,
      amount: 100,
      method: 'transfer',
      isOnAccount: true,
    }),
  );

/** From two processes: this one, by the clock that is given, and the sweeps of the racers. */
const release = async ({ id }: Booking, now: Date) => {
  await Promise.all([1, 2].map(() => releaseUnpaid(systemContext(home.deps, now), id)));
};

const overdueAt = async ({ id }: Booking, until: Date) => {
  await EnrolmentModel.updateOne({ _id: id }, { $set: { 'deposit.until': until } });
};

describe('two hundred bookings', () => {
  it(
    'are each released or kept as their payments say, also those that are paid in the second of the release',
    async () => {
      const bookings: Booking[] = [];
      await inBatches(
        Array.from({ length: BOOKINGS }, (_, index) => index),
        async (index) => bookings.push(await aBooking(index)),
      );
      // A quarter is paid in time, a quarter in the second of the release, half is not paid.
      const inTime = bookings.filter(({ index }) => index % 4 === 0);
      const inThatSecond = bookings.filter(({ index }) => index % 4 === 1);
      await inBatches(inTime, pay);
      await inBatches(bookings, async (booking) => {
        const until = new Date();
        await overdueAt(booking, until);
        await Promise.all([
          ...(inThatSecond.includes(booking) ? [pay(booking)] : []),
          release(booking, addMilliseconds(until, 1)),
        ]);
      });
      await inBatches(bookings, (booking) => release(booking, addMinutes(new Date(), 10)));

      const stored = await EnrolmentModel.find({ _id: { $in: bookings.map(({ id }) => id) } }).lean();
      const paid = await MoneyEntryModel.find({ type: 'payment' }).lean();
      const outcomes = bookings.map((booking) => {
        const enrolment = stored.find(({ _id }) => _id.toString() === booking.id);
        const payment = paid.find(({ userId }) => userId.toString() === booking.userId);
        return {
          ...booking,
          status: enrolment?.status,
          held: enrolment?.deposit?.paymentAt,
          payment,
        };
      });
      for (const { index, status, held, payment } of outcomes) {
        // The oracle: kept if a payment had begun before the release, which then stands in the booking.
        const isKept = held !== null && payment !== undefined;
        expect([index, status]).toEqual([index, isKept ? 'pending' : 'cancelled']);
        if (index % 4 === 0) expect(status).toBe('pending');
        if (index % 4 > 1) expect([index, status, payment]).toEqual([index, 'cancelled', undefined]);
        if (index % 4 === 1) expect(payment).toBeDefined();
      }
      expect((await verify()).problems).toEqual([]);
      expect(await MoneyEntryModel.countDocuments({ type: 'payment' })).toBe(BOOKINGS / 2);
      // What was paid after the release is in favour of its student, and in the inbox.
      const late = outcomes.filter(({ status, payment }) => status === 'cancelled' && payment);
      const { totalCount } = good(
        await apiOf(race.admin, 0).enrolments({ filter: { paidAfterRelease: true }, first: 1 }),
      );
      expect(totalCount).toBe(late.length);
    },
    PATIENCE_MS,
  );
});
