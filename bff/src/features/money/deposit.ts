import { addSeconds } from 'date-fns';
import DataLoader from 'dataloader';
import type { Course } from '#domain/courses/course.ts';
import { depositOf, depositTerms, mayAskDeposit } from '#domain/money/deposit.ts';
import { NO_CENTAVOS, addCentavos, largerOf, negative, toCentavos, toPesos } from '#domain/money/centavos.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { mayAsStaff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import type { CourseWithDeposit } from '../courses/course.facts.ts';
import { findAskedDeposits, listAskedUntil } from '../enrolments/enrolment.charge-and-deposit.ts';
import type { Created, Creating } from '../enrolments/enrolment.facts.ts';
import { endBySystem } from '../enrolments/enrolment.release.ts';
import { listReceived, moneyLedger } from './account.ts';
import { findMoneyRules, moneyRulesOnce, usesMoney, type MoneyRulesDocument } from './money-rules.ts';

type Stored = Created['enrolment'];

/** Fixed when the class is booked: later rules change nothing of it. */
export const depositOfNew = async ({ course, enrolment }: Creating): Promise<Pick<Stored, 'deposit'>> => {
  const { status, priceCentavos, createdAt, personalised } = enrolment;
  if (status !== 'pending' || !mayAskDeposit(course)) return {};
  const terms = termsOf(course, await findMoneyRules());
  const classType = personalised?.classType ?? null;
  const asked = terms && depositOf(terms, { classType, priceCentavos, bookedAt: createdAt });
  return asked ? { deposit: { centavos: asked.amount, until: asked.until, paymentAt: null } } : {};
};

const termsOf = (course: Course, rules: MoneyRulesDocument) =>
  rules.isOn ? depositTerms(course, rules) : null;

/** What those who book now are asked for. */
export const depositOfCourse = async (ctx: Ctx, course: Course) =>
  mayAskDeposit(course) ? termsOf(course, await moneyRulesOnce(ctx)) : null;

/** While money is off nobody is asked for a deposit, so that none is set. */
export const requireMoneyForDeposit = async ({ ctx }: CourseWithDeposit) => {
  if (!(await usesMoney(ctx))) throw new DomainError('MONEY_OFF', messages.depositWithoutMoney);
};

/** Longer than a payment takes. */
const PAYMENT_SECONDS = 120;

type Booking = Pick<Stored, 'userId' | 'createdAt' | 'deposit'>;

const ONE_CENTAVO = toCentavos(0.01);

const centavosOf = ({ deposit }: Pick<Stored, 'deposit'>) => deposit?.centavos ?? NO_CENTAVOS;

/**
 * Of each booking: what is in favour of the person, and whether something was paid since the booking and
 * not given back. What is paid is of the account: it is not asked which class it is for.
 */
const standingsOf = async (bookings: readonly Booking[]) => {
  if (bookings.length === 0) return [];
  const userIds = [...new Map(bookings.map(({ userId }) => [userId.toString(), userId])).values()];
  const balances = await moneyLedger.balancesOf(userIds.map(String));
  const balanceOf = new Map(userIds.map((id, index) => [id.toString(), balances[index] ?? NO_CENTAVOS]));
  const since = Math.min(...bookings.map(({ createdAt }) => createdAt.getTime()));
  const received = await listReceived(userIds, new Date(since));
  return bookings.map(({ userId, createdAt }) => {
    const own = received.filter((entry) => entry.userId.equals(userId) && entry.createdAt >= createdAt);
    return {
      favour: largerOf(NO_CENTAVOS, negative(balanceOf.get(userId.toString()) ?? NO_CENTAVOS)),
      hasReceived: addCentavos(own.map(({ delta }) => delta)) < 0,
    };
  });
};

/**
 * By something since the booking, or by as much in favour as is asked for. What is in favour counts once: for the bookings that
 * the person made first.
 */
const arePaid = async (bookings: readonly Booking[]) => {
  const standings = await standingsOf(bookings);
  const userIds = bookings.filter((_, index) => standings[index]?.favour).map(({ userId }) => userId);
  const asked = userIds.length === 0 ? [] : await findAskedDeposits({ userId: { $in: userIds } });
  return bookings.map(({ userId, createdAt, deposit }, index) => {
    const { favour = NO_CENTAVOS, hasReceived = false } = standings[index] ?? {};
    const before = asked.filter((one) => one.userId.equals(userId) && one.createdAt < createdAt);
    const needed = addCentavos([deposit?.centavos ?? ONE_CENTAVO, ...before.map(centavosOf)]);
    return hasReceived || favour >= needed;
  });
};

/** Asked for a deposit that is overdue, before its class, and nothing is paid. */
const isOverdue = async (enrolment: Stored, now: Date) => {
  const { status, startsAt, deposit } = enrolment;
  if (status !== 'pending' || !deposit || deposit.until > now) return false;
  if (startsAt && startsAt <= now) return false;
  // A payment may be on its way.
  if (deposit.paymentAt && addSeconds(deposit.paymentAt, PAYMENT_SECONDS) > now) return false;
  const [isPaid] = await arePaid([enrolment]);
  return !isPaid;
};

/** Bookings whose deposit is overdue. Nothing is released while money is off. */
export const listUnpaid = async (limit: number, now: Date) => {
  const { isOn } = await findMoneyRules();
  return isOn ? listAskedUntil(now, limit) : [];
};

/** Cancels a booking of which nothing is paid in time. */
export const releaseUnpaid = async (ctx: Ctx, id: string) => {
  await endBySystem(ctx, id, {
    action: 'enrolment.releaseUnpaid',
    reason: 'unpaid',
    isDue: isOverdue,
  });
};

const findAsked = async (of: Parameters<typeof findAskedDeposits>[0]) => {
  const found = await findAskedDeposits(of);
  const paid = await arePaid(found);
  return found.map(({ _id, deposit }, index) => ({
    id: _id.toString(),
    deposit,
    isPaid: paid[index] ?? false,
  }));
};

const askedById = async (ids: readonly string[]) => {
  const asked = new Map((await findAsked({ _id: { $in: ids } })).map((one) => [one.id, one]));
  return ids.map((id) => asked.get(id) ?? null);
};

/** What is asked for a pending booking of which nothing is paid. */
export const depositDueOf = async (id: string) => {
  const [asked] = await findAsked({ _id: id });
  return asked?.deposit && !asked.isPaid ? asked.deposit.centavos : NO_CENTAVOS;
};

const askedLoader = perRequest(() => new DataLoader(askedById, { maxBatchSize: 500 }));

/** What is asked for a pending booking: for its student and whoever may read accounts. */
export const depositOfEnrolment = async (ctx: Ctx, { id, userId }: { id: string; userId: string }) => {
  const isOwn = ctx.actor?.user?.id === userId;
  if (!isOwn && !mayAsStaff(ctx, 'Query.moneyAccount')) return null;
  if (!(await usesMoney(ctx))) return null;
  const asked = await askedLoader(ctx).load(id);
  if (!asked?.deposit) return null;
  const { centavos, until } = asked.deposit;
  return { amount: toPesos(centavos), until, isPaid: asked.isPaid };
};

/** Pesos that are asked for the pending bookings of a person of which nothing is paid. */
export const depositsDue = async (userId: string) => {
  const due = (await findAsked({ userId })).filter(({ isPaid }) => !isPaid);
  return toPesos(addCentavos(due.map(centavosOf)));
};

/**
 * Those that were released, whose student has paid since, with that money still in favour. Nothing was paid when they
 * were released: whatever was paid since the booking came afterwards.
 */
export const paidAfterRelease = async (enrolments: readonly Stored[]) => {
  const released = enrolments.filter(({ cancellation }) => cancellation?.reason === 'unpaid');
  const standings = await standingsOf(released);
  return released.filter((_, index) => {
    const { favour = NO_CENTAVOS, hasReceived = false } = standings[index] ?? {};
    return favour > 0 && hasReceived;
  });
};
