import DataLoader from 'dataloader';
import { isWithinHours } from '#domain/enrolments/cancellation.ts';
import { dueCentavos, isChargedStatus } from '#domain/money/money.ts';
import { NO_CENTAVOS } from '#domain/money/centavos.ts';
import { inTransaction } from '../../database/transaction.ts';
import { mayAsStaff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import {
  chargesById,
  findUncharged,
  listUnchargedSince,
  storeCharge,
} from '../enrolments/enrolment.charge-and-deposit.ts';
import type { Cancelling, Changed, Changing, Created, Creating } from '../enrolments/enrolment.facts.ts';
import { storedEnrolmentLoader, toEnrolment } from '../enrolments/enrolment.store.ts';
import { chargeAtEnd } from './account.ts';
import { owedForEnrolment, unpaidEnrolmentIds } from './money-account.ts';
import { endChargesSince, findMoneyRules, lateHoursOf, usesMoney } from './money-rules.ts';

/** Whether a cancellation counts as late: by the student, whoever records it. */
export const isLateCancellation = async ({ ctx, enrolment, reason }: Cancelling) =>
  reason === 'student' &&
  isWithinHours(enrolment, { now: ctx.now, hours: lateHoursOf(await findMoneyRules(), ctx) });

type Charged = Changing['after'];

type Write = { before: Charged | null; after: Charged };

/** Restored after a call-off: it is what it was before. */
const isUncancelled = ({ status, calledOff }: Charged) => status === 'cancelled' && !calledOff;

/**
 * Confirmed now, also by a correction of an absence: what was confirmed before money was switched on is not charged.
 */
const isConfirmedNow = ({ before, after }: Write) =>
  isChargedStatus(after.status) &&
  (before === null || before.status === 'pending' || before.priceCentavos === 0 || isUncancelled(before));

const isSameCost = ({ before, after }: Write) =>
  before !== null && before.status === after.status && before.priceCentavos === after.priceCentavos;

export const chargeOfNew = ({ enrolment }: Creating) => chargeOfChange({ before: null, after: enrolment });

/** What a write makes due. What was charged is kept right while money is switched off, too. */
export const chargeOfChange = async ({ before, after }: Write): Promise<Pick<Charged, 'charge'>> => {
  const charge = before?.charge;
  if (isSameCost({ before, after }) || (!charge && !isConfirmedNow({ before, after }))) return {};
  const rules = await findMoneyRules();
  if (!charge && !rules.isOn) return {};
  const { status, priceCentavos, cancellation = null } = after;
  const due = dueCentavos({ status, priceCentavos, cancellation }, rules);
  if (due === (charge?.due ?? NO_CENTAVOS)) return {};
  return { charge: { due, turn: (charge?.turn ?? 0) + 1 } };
};

type Entered = Pick<Created['enrolment'], '_id' | 'userId' | 'courseId' | 'charge'>;

/** Enters a charge in the student's account, in the transaction of the write that makes it due. */
const enterCharge = async (ctx: Ctx, { _id, userId, courseId, charge }: Entered) => {
  if (!charge) return;
  const { name: courseName } = await courseOfEnrolment(ctx, { courseId: courseId.toString() });
  await chargeAtEnd({ userId: userId.toString(), enrolmentId: _id.toString(), ...charge, courseName });
};

export const chargeCreated = ({ ctx, enrolment }: Created) => enterCharge(ctx, enrolment);

export const chargeChanged = async ({ ctx, before, after }: Changed) => {
  if (before.charge?.turn !== after.charge?.turn) await enterCharge(ctx, after);
};

/** Classes from the day that the admin has given, until all are charged. */
export const listUncharged = async (limit: number) => {
  const { isOn, chargesSince } = await findMoneyRules();
  if (!isOn || !chargesSince) return [];
  const ids = await listUnchargedSince(chargesSince, limit);
  if (ids.length === 0) await endChargesSince(chargesSince);
  return ids;
};

export const chargeUncharged = (ctx: Ctx, id: string) =>
  inTransaction(async () => {
    const enrolment = await findUncharged(id);
    if (!enrolment) return;
    const charge = { due: enrolment.priceCentavos, turn: 1 };
    await storeCharge(id, charge);
    await enterCharge(ctx, { ...enrolment, charge });
  });

const chargeLoader = perRequest(() => new DataLoader(chargesById, { maxBatchSize: 500 }));

type Owner = { id: string; userId: string };

/** Pesos that are not paid; null while money is off and for what nothing is charged. */
const unpaidOf = async (ctx: Ctx, enrolment: Owner) => {
  if (!(await usesMoney(ctx))) return null;
  const charge = await chargeLoader(ctx).load(enrolment.id);
  return charge?.due ? owedForEnrolment(ctx, enrolment) : null;
};

export const isPaidOf = async (ctx: Ctx, enrolment: Owner) => {
  const owed = await unpaidOf(ctx, enrolment);
  return owed === null ? null : owed === 0;
};

export const isPaidById = async (ctx: Ctx, enrolmentId: string | null) => {
  const enrolment = enrolmentId && (await storedEnrolmentLoader(ctx).load(enrolmentId));
  return enrolment ? isPaidOf(ctx, toEnrolment(enrolment)) : null;
};

/** For the student and whoever may read accounts. */
export const owedOf = async (ctx: Ctx, enrolment: Owner) => {
  const isOwn = ctx.actor?.user?.id === enrolment.userId;
  return isOwn || mayAsStaff(ctx, 'Query.moneyAccount') ? unpaidOf(ctx, enrolment) : null;
};

const UNPAID_SHOWN = 50;

export const unpaidEnrolmentsOf = async (ctx: Ctx, userId: string) => {
  const ids = (await unpaidEnrolmentIds(ctx, userId)).slice(0, UNPAID_SHOWN);
  const found = await Promise.all(ids.map((id) => storedEnrolmentLoader(ctx).load(id)));
  return found.flatMap((document) => (document ? toEnrolment(document) : []));
};
