import { addHours, addMilliseconds, addSeconds, subHours } from 'date-fns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STAFF_REASONS } from '#domain/enrolments/cancellation.ts';
import { choiceSentence } from '#domain/input-sentences.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { DEFAULT_MONEY_RULES } from '#domain/money/money.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { holdDeposits } from '../../src/features/enrolments/enrolment.charge-and-deposit.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { listUnpaid, releaseUnpaid } from '../../src/features/money/deposit.ts';
import { MoneyAccountModel } from '../../src/features/money/money-account.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { systemContext } from '../../src/operation/context.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  good,
  type GraphqlMember,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { removeEnrolments } from '../enrolment-rows.ts';
import { aDebt, moneyRulesAre } from '../money-builders.ts';

const server = useTestServer();
const HOURS = 24;
const PRICE = 10_000;

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));
let student: GraphqlMember;

beforeEach(async () => {
  student = await aStudent(server);
  await moneyRulesAre({ refundLimitCentavos: toCentavos(1_000_000), depositHours: HOURS });
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
  await MoneyRulesModel.deleteMany({});
  await MoneyEntryModel.deleteMany({});
  await MoneyAccountModel.deleteMany({});
  await removeEnrolments();
});

const api = (member = desk) => connectGraphql(server.url, member.token);

const asked = async (id: string, member = desk) => good(await api(member).staffEnrolment(id)).deposit;
const stored = (id: string) => EnrolmentModel.findById(id).orFail().lean();
const statusOf = async (id: string) => (await stored(id)).status;
const untilOf = async (id: string) => (await stored(id)).deposit?.until ?? new Date(0);

/** A booking of a course that asks for a third. */
const aBookingWithDeposit = async (course: Parameters<typeof aCourse>[0] = {}, who = student) => {
  const { id: courseId } = await aCourse({ price: PRICE, depositPercent: 30, ...course });
  const { id } = good(await who.api.enrol({ courseId }));
  return { id, courseId };
};

const pay = async (amount = 1_000, who = student) =>
  good(await api().recordPayment({ userId: who.id, amount, method: 'transfer', isOnAccount: true })).entry;

/** What the sweep does at an instant. */
const release = async (now: Date) => {
  const ctx = systemContext(server.deps, now);
  for (const id of await listUnpaid(1_000, now)) await releaseUnpaid(ctx, id);
};

describe('a deposit', () => {
  it('is asked for by a course, in percent of the price, within the hours after the booking', async () => {
    const { id } = await aBookingWithDeposit();
    const { createdAt } = await stored(id);
    expect(await asked(id)).toEqual({
      amount: 3_000,
      isPaid: false,
      until: addHours(createdAt, HOURS).toISOString(),
    });
    expect(await asked(id, student)).toMatchObject({ amount: 3_000 });
    expect(good(await api().moneyAccount(student.id))).toMatchObject({ balance: 0, depositsDue: 3_000 });
  });

  it('is asked for by a type of class, unless the course has its own percent', async () => {
    await moneyRulesAre({ defensiveDepositPercent: 10 });
    const amountOf = async (differences: object, depositPercent: number | null = null) => {
      const course = await aPersonalisedCourse({ depositPercent });
      const { id, price } = good(await student.api.enrol(aBooking(course.id, { ...differences })));
      return ((await asked(id))?.amount ?? 0) / price;
    };
    expect(await amountOf({ classType: 'defensive' })).toBeCloseTo(0.1);
    expect(await amountOf({ classType: 'sport' })).toBe(0);
    expect(await amountOf({ classType: 'sport' }, 50)).toBeCloseTo(0.5);
    expect(await amountOf({ classType: 'defensive' }, 0)).toBe(0);
  });

  it('is off unless it is set, and while money is off', async () => {
    expect(DEFAULT_MONEY_RULES).toMatchObject({ defensiveDepositPercent: 0, sportDepositPercent: 0 });
    const { id: unset } = await aBookingWithDeposit({ depositPercent: null });
    expect(await asked(unset)).toBeNull();
    await moneyRulesAre({ isOn: false });
    const { id } = await aBookingWithDeposit();
    expect(await asked(id)).toBeNull();
    await moneyRulesAre({});
    expect(await asked(id)).toBeNull();
  });

  it('is that of the booking, whatever the rules are later', async () => {
    const { id, courseId } = await aBookingWithDeposit();
    const before = await asked(id);
    good(await api(admin).updateCourse({ id: courseId, depositPercent: 80 }));
    good(await api(admin).updateMoneyRules({ depositHours: 1 }));
    expect(await asked(id)).toEqual(before);
  });

  it('is paid by any payment after the booking, and by as much in favour as is asked for', async () => {
    const { id } = await aBookingWithDeposit();
    await aDebt(student.id, 5_000);
    const { id: payment } = await pay(100);
    expect(await asked(id)).toMatchObject({ isPaid: true });
    expect(good(await api().moneyAccount(student.id)).depositsDue).toBe(0);
    good(await api().refundPayment({ id: payment, amount: 100, reason: 'Se equivocó' }));
    expect(await asked(id)).toMatchObject({ isPaid: false });
    const rich = await aStudent(server);
    await pay(2_999.99, rich);
    const before = await aBookingWithDeposit({}, rich);
    expect(await asked(before.id)).toMatchObject({ isPaid: false });
    const richer = await aStudent(server);
    await pay(3_000, richer);
    expect(await asked((await aBookingWithDeposit({}, richer)).id)).toMatchObject({ isPaid: true });
  });

  it('is paid by what is in favour once: of two bookings, that which was made first', async () => {
    const someone = await aStudent(server);
    await aDebt(someone.id, -3_000);
    const first = await aBookingWithDeposit({}, someone);
    const second = await aBookingWithDeposit({}, someone);
    expect([(await asked(first.id))?.isPaid, (await asked(second.id))?.isPaid]).toEqual([true, false]);
    await aDebt(someone.id, -3_000);
    expect((await asked(second.id))?.isPaid).toBe(true);
  });

  it('is no more asked for once the class is confirmed', async () => {
    const { id } = await aBookingWithDeposit();
    good(await api().updateEnrolment(id, { status: 'confirmed' }));
    expect(await asked(id)).toBeNull();
    await release(addHours(new Date(), 2 * HOURS));
    expect(await statusOf(id)).toBe('confirmed');
  });

  it('is said with its course before it is booked, to everybody, as a booking is asked for it', async () => {
    await moneyRulesAre({ depositHours: HOURS, defensiveDepositPercent: 10 });
    const saidOf = async ({ id }: { id: string }) =>
      good(await connectGraphql(server.url).staffCourse(id)).deposit;
    const terms = (defensivePercent: number, sportPercent = defensivePercent) => ({
      hours: HOURS,
      defensivePercent,
      sportPercent,
    });
    expect(await saidOf(await aCourse({ depositPercent: 30 }))).toEqual(terms(30));
    expect(await saidOf(await aCourse())).toBeNull();
    expect(await saidOf(await aPersonalisedCourse())).toEqual(terms(10, 0));
    expect(await saidOf(await aPersonalisedCourse({ depositPercent: 50 }))).toEqual(terms(50));
    expect(await saidOf(await aPersonalisedCourse({ depositPercent: 0 }))).toBeNull();
    await moneyRulesAre({});
    expect(await saidOf(await aPersonalisedCourse())).toBeNull();
    await moneyRulesAre({ isOn: false });
    expect(await saidOf(await aCourse({ depositPercent: 30 }))).toBeNull();
  });

  it('is not set while money is off; one that was set before stays', async () => {
    const refused = { ok: false, status: 409, detail: 'No se puede pedir seña: la caja está apagada' };
    const { id } = await aCourse({ depositPercent: 30 });
    await moneyRulesAre({ isOn: false });
    expect(await api(admin).updateCourse({ id, depositPercent: 40 })).toMatchObject(refused);
    good(await api(admin).updateCourse({ id, depositPercent: 30 }));
    good(await api(admin).duplicateCourse({ id, scheduledDate: null }));
    good(await api(admin).updateCourse({ id, depositPercent: null }));
    const course = {
      name: 'Con seña',
      description: 'Seña',
      location: 'Norte',
      courseType: 'Grupal',
    } as const;
    expect(await api(admin).createCourse({ ...course, price: 1, depositPercent: 30 })).toMatchObject(refused);
    good(await api(admin).createCourse({ ...course, price: 1, depositPercent: 0 }));
  });

  it('has no field in the responses of REST', async () => {
    const { id, courseId } = await aBookingWithDeposit();
    const byRest = connectRest(server.url, student.token);
    expect(JSON.stringify(await byRest.enrolment(id))).not.toMatch(/deposit/i);
    expect(JSON.stringify(await byRest.course(courseId))).not.toMatch(/deposit/i);
  });

  it('is told to nobody else than the student and the desk', async () => {
    const instructor = await aStaffMember(server, 'instructor');
    const { id } = await aBookingWithDeposit();
    expect(await api(instructor).enrolment(id)).toMatchObject({ ok: false, status: 404 });
    expect(await api(await aStudent(server)).enrolment(id)).toMatchObject({ ok: false, status: 404 });
  });

  it.each([
    ['depositPercent of a course', (value: number) => courseWith({ depositPercent: value }), 101],
    ['defensiveDepositPercent', (value: number) => rulesWith({ defensiveDepositPercent: value }), -1],
    ['depositHours', (value: number) => rulesWith({ depositHours: value }), 337],
  ])('has bounds: %s', async (_, change, value) => {
    expect(await change(value)).toMatchObject({ ok: false, status: 422 });
    expect(await change(12)).toMatchObject({ ok: true });
  });
});

const courseWith = async (changes: object) =>
  api(admin).updateCourse({ id: (await aCourse()).id, ...changes });
const rulesWith = (changes: object) => api(admin).updateMoneyRules({ ...changes });

describe('a deposit that is paid as such', () => {
  it('is what is owed for its booking, which it pays once it is confirmed', async () => {
    const { id } = await aBookingWithDeposit();
    const pays = (amount: number) =>
      api().recordPayment({ userId: student.id, amount, method: 'transfer', enrolmentId: id });
    expect(await pays(3_000.01)).toMatchObject({ status: 409, detail: messages.paymentAboveDebt });
    const { balance, entry } = good(await pays(3_000));
    expect([balance, entry.description, entry.enrolmentId]).toEqual([-3_000, 'Seña', id]);
    expect(await asked(id)).toMatchObject({ isPaid: true });
    expect(await pays(1)).toMatchObject({ status: 409, detail: messages.paymentAboveDebt });
    good(await api().confirmEnrolments({ ids: [id] }));
    expect(await pays(7_000.01)).toMatchObject({ status: 409 });
    expect(good(await pays(7_000)).balance).toBe(0);
  });
});

describe('a booking of which nothing is paid', () => {
  it('is released when its time is over, not before', async () => {
    const { id } = await aBookingWithDeposit();
    const until = await untilOf(id);
    await release(addMilliseconds(until, -1));
    expect(await statusOf(id)).toBe('pending');
    await release(until);
    expect(good(await api().staffEnrolment(id))).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'unpaid', note: null, isLate: false },
    });
    const entry = await AuditEntryModel.findOne({ action: 'enrolment.releaseUnpaid', subjectId: id }).lean();
    expect(entry).toMatchObject({ actorId: null, outcome: 'done' });
    await release(until);
    expect(await AuditEntryModel.countDocuments({ subjectId: id, action: 'enrolment.releaseUnpaid' })).toBe(
      1,
    );
  });

  it('gives its seat to the waiting list, by the sweep', async () => {
    const { id, courseId } = await aBookingWithDeposit({ capacity: 1 });
    const waiting = await aStudent(server);
    good(await api(waiting).joinWaitingList(courseId));
    await EnrolmentModel.updateOne({ _id: id }, { $set: { 'deposit.until': subHours(new Date(), 1) } });
    await sweep(server.deps);
    expect(await statusOf(id)).toBe('cancelled');
    const live = await EnrolmentModel.find({ courseId, status: 'pending' }).lean();
    expect(live.map(({ userId }) => String(userId))).toEqual([waiting.id]);
    expect(live[0]?.deposit).toMatchObject({ centavos: 300_000 });
  });

  it('is kept once something is paid, also in the last second', async () => {
    const { id } = await aBookingWithDeposit();
    const until = await untilOf(id);
    await pay(1);
    await release(until);
    await release(addHours(until, HOURS));
    expect(await statusOf(id)).toBe('pending');
  });

  it('is kept if it is paid between the decision to release it and the write', async () => {
    const { id } = await aBookingWithDeposit();
    const until = await untilOf(id);
    const update = EnrolmentModel.bulkWrite.bind(EnrolmentModel);
    const written = vi.spyOn(EnrolmentModel, 'bulkWrite').mockImplementationOnce((async (
      ...write: Parameters<typeof update>
    ) => {
      await pay(1);
      return update(...write);
    }) as never);
    await release(until);
    expect(written).toHaveBeenCalledOnce();
    written.mockRestore();
    expect(await statusOf(id)).toBe('pending');
    await release(addHours(until, HOURS));
    expect(await statusOf(id)).toBe('pending');
  });

  it('is released if the payment is taken back', async () => {
    const { id } = await aBookingWithDeposit();
    const payment = await pay();
    await release(addHours(await untilOf(id), 1));
    expect(await statusOf(id)).toBe('pending');
    good(await api().undoPayment(payment.id));
    await release(addHours(await untilOf(id), 1));
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('waits for a payment that has begun, for two minutes', async () => {
    const { id } = await aBookingWithDeposit();
    const until = await untilOf(id);
    await holdDeposits(student.id, until);
    await release(addSeconds(until, 119));
    expect(await statusOf(id)).toBe('pending');
    await release(addSeconds(until, 120));
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('is kept after its class has begun, and while money is off', async () => {
    const [begun, other] = [await aBookingWithDeposit(), await aBookingWithDeposit()];
    const late = addHours(new Date(), 2 * HOURS);
    await EnrolmentModel.updateOne({ _id: begun.id }, { $set: startFields(subHours(late, 1)) });
    await moneyRulesAre({ isOn: false });
    await release(late);
    expect(await statusOf(other.id)).toBe('pending');
    await moneyRulesAre({ isOn: true });
    await release(late);
    expect([await statusOf(begun.id), await statusOf(other.id)]).toEqual(['pending', 'cancelled']);
  });

  it('is not what staff may give as a reason', async () => {
    const { id } = await aBookingWithDeposit();
    expect(await api().cancelEnrolments({ ids: [id], reason: 'unpaid' })).toMatchObject({
      ok: false,
      status: 422,
      detail: choiceSentence(STAFF_REASONS.map((reason) => reason.toUpperCase())),
    });
  });
});

describe('a payment after the release', () => {
  const late = async () =>
    good(await api().enrolments({ filter: { paidAfterRelease: true } })).nodes.map(({ id }) => id);

  it('is in favour of the student, and the desk sees it until it is given back or used', async () => {
    const [one, two] = [await aBookingWithDeposit(), await aBookingWithDeposit()];
    await release(await untilOf(two.id));
    expect(await late()).toEqual([]);
    const payment = await pay(500);
    expect(good(await api().moneyAccount(student.id))).toMatchObject({ balance: -500, depositsDue: 0 });
    expect((await late()).sort()).toEqual([one.id, two.id].sort());
    good(await api().refundPayment({ id: payment.id, amount: 500, reason: 'Sin lugar' }));
    expect(await late()).toEqual([]);
    await pay(500);
    await aDebt(student.id, 500);
    expect(await late()).toEqual([]);
  });
});
