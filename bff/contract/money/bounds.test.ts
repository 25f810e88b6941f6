import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toCentavos, type Centavos } from '#domain/money/centavos.ts';
import { verify } from '../../cli/verify/verify.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { appendNumbered, appendUnnumbered, undoKey } from '../../src/features/money/account.ts';
import { MoneyAccountModel } from '../../src/features/money/money-account.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { aCourse, aStaffMember, aStudent, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { aClosedSession, aDebt, aPayment, moneyIs } from '../money-builders.ts';
import { MONEY_PAIRS, expectOneOf } from '../money-pairs.ts';

const PAIRS = 20;

const server = useTestServer();

const desk = useBuilt(() => aStaffMember(server, 'desk'));

describe('of two at once that fit alone, one is refused:', () => {
  it.each(Object.entries(MONEY_PAIRS))(`%s, ${PAIRS} times`, async (_, pair) => {
    await moneyIs({ refundLimitCentavos: toCentavos(1_000) });
    const student = await aStudent(server);
    const staff = desk.api;
    for (let done = 0; done < PAIRS; done += 1) {
      await expectOneOf(pair, { student, staffId: desk.id, first: staff, second: staff });
    }
    expect((await verify()).problems).toEqual([]);
  });
});

describe('verify names what is above its bound:', () => {
  let userId: string;

  beforeEach(async () => {
    await moneyIs({});
    userId = (await aStudent(server)).id;
  });

  afterEach(async () => {
    const _id = new Types.ObjectId(userId);
    await Promise.all([MoneyEntryModel.deleteMany({ userId: _id }), MoneyAccountModel.deleteMany({ _id })]);
    await TillSessionModel.deleteMany({});
  });

  const expectProblem = async (problem: string) => expect((await verify()).problems).toContain(problem);

  const entered = (given: { type: 'discount' | 'payment'; delta: Centavos; sourceKey?: string }) =>
    appendUnnumbered({
      userId,
      sourceKey: given.sourceKey ?? `test:${new Types.ObjectId()}`,
      decide: () => ({
        type: given.type,
        delta: given.delta,
        description: 'Pago',
        createdAt: new Date(),
      }),
    });

  it('the discount of a redemption', async () => {
    await aDebt(userId, 100);
    const sourceKey = `redemption:${new Types.ObjectId()}`;
    const { _id } = await entered({ type: 'discount', delta: toCentavos(-100.01), sourceKey });
    await expectProblem(`discount ${_id}: it is above what was owed`);
  });

  it('a payment that is not on account', async () => {
    await aDebt(userId, 100);
    const { _id } = await entered({ type: 'payment', delta: toCentavos(-100.01) });
    await expectProblem(`payment ${_id}: it is above what was owed, and not on account`);
  });

  const givenBack = (paymentId: string, delta: Centavos, sourceKey: string) =>
    appendNumbered({
      userId,
      sourceKey,
      pointOfSale: 1,
      decide: () => ({
        type: 'refund',
        delta,
        description: 'Devolución',
        method: 'transfer',
        paymentId: new Types.ObjectId(paymentId),
        createdAt: new Date(),
      }),
    });

  it('a refund', async () => {
    await aDebt(userId, 100);
    const id = await aPayment(userId, 100, { method: 'transfer' });
    await givenBack(id, toCentavos(60), 'test:one');
    await givenBack(id, toCentavos(60), 'test:other');
    await expectProblem(`payment ${id}: 12000 of 10000 were given back`);
  });

  it('an undo of a part', async () => {
    await aDebt(userId, 100);
    const id = await aPayment(userId, 100, { method: 'transfer' });
    await givenBack(id, toCentavos(60), undoKey(new Types.ObjectId(id)));
    await expectProblem(`payment ${id}: it was undone by 6000 of 10000`);
  });
});

describe('verify names', () => {
  type Session = { $set: object; problem: string };
  const SESSIONS: Record<string, Session> = {
    'a closing that is not of its entries': {
      $set: { 'closing.cashIn': 1 },
      problem: 'its sums are not those of its entries',
    },
    'an expected amount that nobody can have counted': {
      $set: { 'closing.expected': 1 },
      problem: 'it expected another amount',
    },
    'a difference without a note': {
      $set: { 'closing.counted': 1, 'closing.note': null },
      problem: 'a difference without a note',
    },
    'a session that is open and closed': { $set: { openKey: 'open' }, problem: 'it is closed and open' },
    'a session out of its order': { $set: { number: 7 }, problem: 'it does not follow the one before' },
  };

  it.each(Object.entries(SESSIONS))('%s', async (_, { $set, problem }) => {
    await moneyIs({});
    const { id } = await aClosedSession();
    expect((await verify()).problems).toEqual([]);
    await TillSessionModel.updateOne({ _id: id }, { $set });
    const { problems } = await verify();
    await TillSessionModel.deleteMany({});
    expect(problems.some((one) => one.includes(id) && one.endsWith(problem))).toBe(true);
  });

  it('an opening that carries what was not counted', async () => {
    await moneyIs({});
    const { id, closing } = await aClosedSession();
    const before = await TillSessionModel.findById(id).orFail().lean();
    const _id = new Types.ObjectId();
    const carried = { carriedCentavos: toCentavos(0.05), openingNote: 'Otra', cutFrom: closing?.cutTo };
    await TillSessionModel.create({ ...before, _id, number: 2, openKey: 'next', closing: null, ...carried });
    const { problems } = await verify();
    await TillSessionModel.deleteMany({});
    expect(problems).toContain(`session ${_id}: what it carries is not what was counted before it`);
  });

  it('a receipt that is missing, an account that is not of its entries, and one that is not there', async () => {
    await moneyIs({});
    const { id } = await aStudent(server);
    await aDebt(id, 100);
    const paymentId = await aPayment(id, 100, { method: 'transfer' });
    const { receiptNumber } = await MoneyEntryModel.findById(paymentId).orFail().lean();
    await MoneyEntryModel.updateOne({ _id: paymentId }, { $inc: { receiptNumber: 1 } });
    await MoneyAccountModel.updateOne({ _id: id }, { $inc: { owed: 1 } });
    const broken = (await verify()).problems;
    await MoneyAccountModel.deleteOne({ _id: id });
    const missing = (await verify()).problems;
    await MoneyEntryModel.deleteMany({ userId: new Types.ObjectId(id) });
    expect(broken).toContain(`point of sale 1: ${Number(receiptNumber) + 1} in place of ${receiptNumber}`);
    expect(broken).toContain(`account ${id}: what is owed is not what its entries say`);
    expect(missing).toContain(`money of ${id}: there is no account`);
  });

  it('a class that costs what was not charged', async () => {
    const student = await aStudent(server);
    const { id } = good(await student.api.enrol({ courseId: (await aCourse()).id }));
    await EnrolmentModel.updateOne({ _id: id }, { $set: { charge: { due: 500, turn: 1 } } });
    const { problems } = await verify();
    await EnrolmentModel.updateOne({ _id: id }, { $unset: { charge: 1 } });
    expect(problems).toContain(`enrolment ${id}: it costs 500, and 0 were charged`);
  });
});
