import { addSeconds } from 'date-fns';
import DataLoader from 'dataloader';
import type { Course } from '#domain/courses/course.ts';
import { depositOf } from '#domain/money/deposit.ts';
import { toPesos } from '#domain/texts/money.ts';
import { changeInstant } from '../../database/track-changes.ts';
import { mayAsStaff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { moneyLedger, netReceivedSince } from '../money/account.ts';
import { findMoneyRules, usesMoney } from '../money/money-rules.ts';
import { EnrolmentModel, type AskedDeposit, type EnrolmentDocument } from './enrolment.model.ts';

type Booked = Pick<EnrolmentDocument, 'status' | 'priceCentavos' | 'createdAt'> &
  Partial<Pick<EnrolmentDocument, 'personalised'>>;

/** Fixed when the class is booked: later rules change nothing of it. */
export const newDeposit = async (
  course: Course,
  { status, priceCentavos, createdAt, personalised }: Booked,
): Promise<{ deposit?: AskedDeposit }> => {
  if (status !== 'pending') return {};
  const rules = await findMoneyRules();
  if (!rules.isOn) return {};
  const classType = personalised?.classType ?? null;
  const asked = depositOf(
    { coursePercent: course.depositPercent, classType, priceCentavos, bookedAt: createdAt },
    rules,
  );
  return asked ? { deposit: { centavos: asked.amount, until: asked.until, paymentAt: null } } : {};
};

/** Longer than a payment takes. */
const PAYMENT_SECONDS = 120;

type Unpaid = Pick<EnrolmentDocument, 'status' | 'startsAt' | 'createdAt' | 'userId' | 'deposit'>;

/**
 * Something was paid since the booking and not given back, or the account is in favour of the person. What is paid
 * is of the account: it is not asked which class it is for.
 */
const hasPaid = async ({ userId, createdAt }: Pick<Unpaid, 'userId' | 'createdAt'>) =>
  (await moneyLedger.balanceOf(userId.toString())) < 0 || (await netReceivedSince(userId, createdAt)) > 0;

/** Whether a booking must be released: asked for a deposit that is overdue, before its class, and nothing is paid. */
export const isOverdue = async (enrolment: Unpaid, now: Date) => {
  const { status, startsAt, deposit } = enrolment;
  if (status !== 'pending' || !deposit || deposit.until > now) return false;
  if (startsAt && startsAt <= now) return false;
  // A payment may be on its way.
  if (deposit.paymentAt && addSeconds(deposit.paymentAt, PAYMENT_SECONDS) > now) return false;
  return !(await hasPaid(enrolment));
};

/**
 * Before a payment is written: changes the revision of the bookings that wait for a deposit, so that a release that
 * was decided before is decided again. Those that are released already stay so, and the payment is in favour of the person.
 */
export const holdDeposits = async (userId: string, now: Date) => {
  await EnrolmentModel.updateMany(
    { userId, status: 'pending', 'deposit.until': { $gt: new Date(0) } },
    { $set: { 'deposit.paymentAt': now, updatedAt: changeInstant() }, $inc: { rev: 1 } },
  );
};

const findAsked = async (ids: readonly string[]) => {
  const found = await EnrolmentModel.find(
    { _id: { $in: ids } },
    { status: 1, deposit: 1, userId: 1, createdAt: 1 },
  ).lean();
  const asked = new Map(found.map((enrolment) => [enrolment._id.toString(), enrolment]));
  return ids.map((id) => asked.get(id) ?? null);
};

const askedLoader = perRequest(() => new DataLoader(findAsked, { maxBatchSize: 500 }));

/** What is asked for a pending booking: for its student and whoever may read accounts. */
export const depositOfEnrolment = async (ctx: Ctx, { id, userId }: { id: string; userId: string }) => {
  const isOwn = ctx.actor?.user?.id === userId;
  if (!isOwn && !mayAsStaff(ctx, 'Query.moneyAccount')) return null;
  if (!(await usesMoney(ctx))) return null;
  const enrolment = await askedLoader(ctx).load(id);
  if (enrolment?.status !== 'pending' || !enrolment.deposit) return null;
  const { centavos, until } = enrolment.deposit;
  return { amount: toPesos(centavos), until, isPaid: await hasPaid(enrolment) };
};

/** Pesos that are asked for the pending bookings of a person of which nothing is paid. */
export const depositsDue = async (userId: string) => {
  const asked = await EnrolmentModel.find(
    { userId, status: 'pending', 'deposit.until': { $gt: new Date(0) } },
    { deposit: 1, userId: 1, createdAt: 1 },
  ).lean();
  let due = 0;
  for (const enrolment of asked) {
    if (!(await hasPaid(enrolment))) due += enrolment.deposit?.centavos ?? 0;
  }
  return toPesos(due);
};

type Released = Pick<EnrolmentDocument, 'userId' | 'createdAt' | 'cancellation'>;

/** Nothing was paid when it was released: whatever was paid since the booking came afterwards. It is still in favour. */
export const hasPaidAfterRelease = async ({ userId, createdAt, cancellation }: Released) =>
  cancellation?.reason === 'unpaid' &&
  (await moneyLedger.balanceOf(userId.toString())) < 0 &&
  (await netReceivedSince(userId, createdAt)) > 0;
