import { subDays } from 'date-fns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { verify } from '../../cli/verify/verify.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { chargeUncharged } from '../../src/features/money/enrolment-charge.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { MoneyAccountModel } from '../../src/features/money/money-account.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { refreshAccounts } from '../../src/features/money/money-account.ts';
import { systemContext } from '../../src/operation/context.ts';
import { removeEnrolments } from '../enrolment-rows.ts';
import { aClassToday, aCourse, aStaffMember, aStudent, academyDay, good, type Member } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { aDebt, moneyIs } from '../money-builders.ts';

const server = useTestServer();
const PRICE = 1_000;

const desk = useBuilt(() => aStaffMember(server, 'desk'));
let student: Member;

beforeEach(async () => {
  student = await aStudent(server);
  await moneyIs({ refundLimitCentavos: toCentavos(10_000) });
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
  await MoneyRulesModel.deleteMany({});
  await MoneyEntryModel.deleteMany({});
  await MoneyAccountModel.deleteMany({});
  await removeEnrolments();
});

const api = (member = desk) => member.api;

const aConfirmed = async (price = PRICE) => {
  const { id } = good(await student.api.enrol({ courseId: (await aCourse({ price })).id }));
  good(await api().updateEnrolment(id, { status: 'confirmed' }));
  return id;
};

const pay = async (amount: number) =>
  good(await api().recordPayment({ userId: student.id, amount, method: 'transfer', isOnAccount: true }))
    .entry;

const debts = async (query = {}) =>
  good(await api().moneyDebts(query)).nodes.map(({ user, owed }) => [user?.id, owed]);

/** As if all of it had been written that long ago. */
const age = async ({ id }: Member, days: number) => {
  await MoneyEntryModel.updateMany({ userId: id }, { $set: { createdAt: subDays(new Date(), days) } });
  await refreshAccounts([id]);
};

describe('a payment for a chosen class', () => {
  const payFor = (enrolmentId: string, amount: number, isOnAccount = false) =>
    api().recordPayment({ userId: student.id, amount, method: 'transfer', enrolmentId, isOnAccount });

  const unpaid = async () =>
    good(await api().moneyAccount(student.id)).unpaid.map(({ id, owed }) => [id, owed]);

  it('pays that one, not the oldest', async () => {
    const [first, second] = [await aConfirmed(), await aConfirmed()];
    expect(await unpaid()).toEqual([
      [first, PRICE],
      [second, PRICE],
    ]);
    const { entry } = good(await payFor(second, PRICE - 1));
    expect(entry).toMatchObject({ enrolmentId: second, description: 'Pago' });
    expect(await unpaid()).toEqual([
      [first, PRICE],
      [second, 1],
    ]);
    good(await api().recordPayment({ userId: student.id, amount: PRICE, method: 'transfer' }));
    expect(await unpaid()).toEqual([[second, 1]]);
    good(await api().refundPayment({ id: entry.id, amount: 9, reason: 'Se equivocó' }));
    expect(await unpaid()).toEqual([[second, 10]]);
  });

  it('is refused above what is owed for it, unless it is on account', async () => {
    const [first, second] = [await aConfirmed(), await aConfirmed()];
    expect(await payFor(second, PRICE + 1)).toMatchObject({ status: 409, detail: messages.paymentAboveDebt });
    expect(good(await payFor(second, PRICE + 1, true)).entry.description).toBe('Pago a cuenta');
    expect(await unpaid()).toEqual([[first, PRICE - 1]]);
  });

  it('is refused for a class of somebody else, and for none', async () => {
    await aConfirmed();
    const other = await aStudent(server);
    const { id } = good(await other.api.enrol({ courseId: (await aCourse({ price: PRICE })).id }));
    for (const enrolmentId of [id, '65f000000000000000000001', 'x'])
      expect(await payFor(enrolmentId, 1)).toMatchObject({ status: 404, detail: messages.enrolmentNotFound });
    expect(await MoneyEntryModel.countDocuments({ type: 'payment' })).toBe(0);
  });
});

describe('the list of debts', () => {
  it('has who owes, with the oldest debt first, and nobody else', async () => {
    const others = [await aStudent(server), await aStudent(server), await aStudent(server)] as const;
    await aDebt(student.id, 100);
    await aDebt(others[0].id, 50);
    await age(others[0], 40);
    await aDebt(others[1].id, 10);
    good(await api().recordPayment({ userId: others[1].id, amount: 10, method: 'transfer' }));
    good(
      await api().recordPayment({ userId: others[2].id, amount: 5, method: 'transfer', isOnAccount: true }),
    );
    expect(await debts()).toEqual([
      [others[0].id, 50],
      [student.id, 100],
    ]);
  });

  it.each([
    [30, 'DAYS_30'],
    [31, 'DAYS_60'],
    [60, 'DAYS_60'],
    [61, 'DAYS_90'],
    [90, 'DAYS_90'],
    [91, 'OLDER'],
  ])('has one of %i days under %s alone', async (days, name) => {
    await aDebt(student.id, 100);
    await age(student, days);
    for (const one of ['DAYS_30', 'DAYS_60', 'DAYS_90', 'OLDER']) {
      expect(await debts({ age: one.toLowerCase() }), one).toEqual(one === name ? [[student.id, 100]] : []);
    }
  });

  it('is as old as the oldest debt that is not paid', async () => {
    await aDebt(student.id, 100);
    await age(student, 100);
    await aDebt(student.id, 30);
    await pay(100);
    expect(await debts({ age: 'days_30' })).toEqual([[student.id, 30]]);
  });

  it('is empty while money is off', async () => {
    await aDebt(student.id, 100);
    await moneyIs({ isOn: false });
    expect(await debts()).toEqual([]);
  });
});

describe('an enrolment', () => {
  const seen = async (as = desk) => {
    const { nodes } = good(await api(as).enrolments({ filter: { userId: student.id } }));
    return nodes.map(({ isPaid, owed }) => [isPaid, owed]);
  };

  it('is not paid when it is charged, and paid when its price is', async () => {
    await aConfirmed();
    expect(await seen()).toEqual([[false, PRICE]]);
    await pay(400);
    expect(await seen()).toEqual([[false, 600]]);
    const { id } = await pay(600);
    expect(await seen()).toEqual([[true, 0]]);
    good(await api().refundPayment({ id, amount: 1, reason: 'Se equivocó' }));
    expect(await seen()).toEqual([[false, 1]]);
  });

  it('is counted in the agenda of its day until it is paid, and not while money is off', async () => {
    const course = await aCourse({
      price: PRICE,
      scheduledDate: instantOf(academyDay(2), '10:00', academy.timeZone),
    });
    for (const member of [student, await aStudent(server)]) {
      const { id } = good(await member.api.enrol({ courseId: course.id }));
      good(await api().updateEnrolment(id, { status: 'confirmed' }));
    }
    const unpaid = async () => {
      const entries = good(await api().agenda({ from: academyDay(2), to: academyDay(2) }));
      return entries.find(({ id }) => id === course.id)?.unpaidCount;
    };
    expect(await unpaid()).toBe(2);
    await pay(PRICE);
    expect(await unpaid()).toBe(1);
    await moneyIs({ isOn: false });
    expect(await unpaid()).toBeNull();
  });

  it('is paid after those that were charged before it', async () => {
    await aConfirmed();
    await aConfirmed(50);
    await pay(PRICE);
    expect(await seen()).toEqual([
      [false, 50],
      [true, 0],
    ]);
  });

  it('of which nothing is charged says nothing, as while money is off', async () => {
    good(await student.api.enrol({ courseId: (await aCourse({ price: PRICE })).id }));
    expect(await seen()).toEqual([[null, null]]);
    await aConfirmed();
    await moneyIs({ isOn: false });
    expect(await seen()).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('tells its instructor whether it is paid, and no amount', async () => {
    const instructor = await aStaffMember(server, 'instructor');
    const { enrolments } = await aClassToday(instructor, server);
    const [first] = enrolments;
    if (!first) throw new Error('nobody is enrolled');
    student = first.student;
    const confirmed = { ...startFields(new Date()), priceCentavos: 100, status: 'confirmed' };
    await EnrolmentModel.updateOne({ _id: first.id }, { $set: confirmed });
    await chargeUncharged(systemContext(server.deps), first.id);
    const isPaid = async () =>
      good(await api(instructor).myClasses({ from: academyDay(0), to: academyDay(0) }))
        .flatMap(({ students }) => students)
        .find(({ enrolmentId }) => enrolmentId === first.id)?.isPaid;
    expect(await isPaid()).toBe(false);
    await pay(1);
    expect(await isPaid()).toBe(true);
    const marked = good(await api(instructor).markArrivals({ ids: [first.id], isPresent: true }));
    expect(JSON.stringify(marked)).not.toMatch(/"owed":\d/);
  });
});
