import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { verify } from '../../cli/verify/verify.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { aStudent, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { anOpenTill, aPayment, moneyIs } from '../money-builders.ts';
import { MONEY_PAIRS, expectOneOf } from '../money-pairs.ts';
import { useRacers } from '../use-racers.ts';

const AT_ONCE = 20;
/** The long form: `ROUNDS=50`. */
const ROUNDS = Number(process.env.ROUNDS ?? 2);
const PAYMENTS = Number(process.env.ROUNDS ?? 2) >= 50 ? 1_000 : 100;
const PAIRS = ROUNDS >= 50 ? 200 : 20;
const PATIENCE_MS = 120_000 + ROUNDS * 20_000;

const { home, race, apiOf } = useRacers(4);

const staff = (index: number) => apiOf(race.admin, index);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const many = Array.from({ length: AT_ONCE }, (_, index) => index);
const tillId = FIRST_TILL.id;

beforeAll(async () => {
  await moneyIs({ refundLimitCentavos: toCentavos(1_000_000) });
});

/** 503: not done in time, on a busy machine. */
const isBusy = (result: { ok: boolean; status?: number }) => !result.ok && result.status === 503;

const clean = async () => expect((await verify()).problems).toEqual([]);

describe('two processes, twenty at once', () => {
  it(
    'give back never more than the payment',
    async () => {
      for (const round of rounds) {
        const id = await aPayment(race.students[round % 4]?.id ?? '', 100);
        await Promise.all(
          many.map((index) => staff(index).refundPayment({ id, amount: 30, reason: 'Se equivocó' })),
        );
        const given = await MoneyEntryModel.find({ paymentId: id }).lean();
        expect(given.reduce((sum, { delta }) => sum + delta, 0)).toBeLessThanOrEqual(100_00);
      }
      await clean();
    },
    PATIENCE_MS,
  );

  it(
    'open a till once, and close it once, while others pay: no receipt is missing, double or in two sessions',
    async () => {
      for (const _ of rounds) {
        await TillSessionModel.deleteMany({});
        const opened = await Promise.all(many.map((index) => staff(index).openTill({ tillId, float: 5 })));
        expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
        for (const result of opened) {
          if (!result.ok && !isBusy(result)) expect(result.detail).toBe(messages.tillAlreadyOpen);
        }
        const open = await TillSessionModel.findOne({ openKey: tillId }).lean();
        const id = String(open?._id);
        const results = await Promise.all(
          many.map(async (index) => {
            const pay = staff(index).recordPayment({
              userId: race.students[index % 4]?.id,
              ...{ amount: index + 1, method: 'cash', isOnAccount: true },
            });
            const close =
              index % 5 === 0
                ? staff(index).handOverTill({ id, counted: index, note: 'A la vez' })
                : Promise.resolve(null);
            await pay;
            return close;
          }),
        );
        expect(results.filter((result) => result?.ok)).toHaveLength(1);
        expect(await TillSessionModel.countDocuments({ openKey: tillId })).toBe(1);
        const last = await TillSessionModel.findOne({ openKey: tillId }).lean();
        good(await staff(0).closeTill({ id: String(last?._id), counted: 0, note: 'Fin' }));
        await clean();
      }
    },
    PATIENCE_MS,
  );

  it(
    `number ${PAYMENTS} payments 1, 2, 3 … without gap or double`,
    async () => {
      const pointOfSale = 77;
      await moneyIs({ pointOfSale });
      await anOpenTill({ pointOfSale });
      for (let done = 0; done < PAYMENTS; done += AT_ONCE) {
        await Promise.all(
          many.map(async (index) => {
            const key = randomUUID();
            const send = () =>
              apiOf(race.admin, index).recordPayment({
                userId: race.students[index % 4]?.id,
                ...{ amount: 1, method: 'transfer', reference: key, isOnAccount: true },
              });
            let result = await send();
            while (isBusy(result)) result = await send();
            good(result);
          }),
        );
      }
      const entries = await MoneyEntryModel.find({ pointOfSale }).sort({ receiptNumber: 1 }).lean();
      expect(entries.map(({ receiptNumber }) => receiptNumber)).toEqual(
        Array.from({ length: entries.length }, (_, index) => index + 1),
      );
      expect(entries.length).toBeGreaterThanOrEqual(PAYMENTS);
      await clean();
    },
    PATIENCE_MS,
  );

  for (const [name, pair] of Object.entries(MONEY_PAIRS)) {
    it(
      `refuse one of two ${name} that fit alone, ${PAIRS} times`,
      async () => {
        await moneyIs({ refundLimitCentavos: toCentavos(1_000_000) });
        const student = await aStudent({ url: home.url, connect: connectGraphql });
        for (let done = 0; done < PAIRS; done += 1) {
          await expectOneOf(pair, { student, staffId: race.admin.id, first: staff(0), second: staff(1) });
        }
        await clean();
      },
      PATIENCE_MS,
    );
  }
});
