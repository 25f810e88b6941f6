import { Types } from 'mongoose';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toCentavos, type Centavos } from '#domain/money/centavos.ts';
import { verify } from '../../cli/verify/verify.ts';
import { appendNumbered, appendUnnumbered, undoKey } from '../../src/features/money/account.ts';
import { MoneyAccountModel } from '../../src/features/money/money-account.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { aStaffMember, aStudent, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { aDebt, aPayment, moneyIs } from '../money-builders.ts';
import { MONEY_PAIRS, expectOneOf } from '../money-pairs.ts';

const PAIRS = 20;

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });

let desk: Member;

beforeAll(async () => {
  desk = await aStaffMember(surface(), 'desk');
});

describe('of two at once that fit alone, one is refused:', () => {
  it.each(Object.entries(MONEY_PAIRS))(`%s, ${PAIRS} times`, async (_, pair) => {
    await moneyIs({ refundLimitCentavos: toCentavos(1_000) });
    const student = await aStudent(surface());
    const staff = connectGraphql(server.url, desk.token);
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
    userId = (await aStudent(surface())).id;
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
        ...{ type: given.type, delta: given.delta },
        ...{ description: 'Pago', createdAt: new Date() },
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
      ...{ userId, sourceKey, pointOfSale: 1 },
      decide: () => ({
        ...{ type: 'refund', delta, description: 'Devolución', method: 'transfer' },
        ...{ paymentId: new Types.ObjectId(paymentId), createdAt: new Date() },
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
