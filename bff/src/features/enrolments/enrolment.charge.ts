import DataLoader from 'dataloader';
import { dueCentavos, isChargedStatus } from '#domain/money/money.ts';
import { messages } from '#domain/messages.ts';
import { NO_CENTAVOS, toPesos } from '#domain/money/centavos.ts';
import { listIds } from '../../lists/list-ids.ts';
import { mayAsStaff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { findCourse } from '../courses/course.store.ts';
import { chargeDue, owedOnceCharged } from '../money/account.ts';
import { owedForEnrolment, unpaidEnrolmentIds } from '../money/money-account.ts';
import { endChargesSince, findMoneyRules, usesMoney } from '../money/money-rules.ts';
import { EnrolmentModel, toEnrolment, type Charge, type EnrolmentDocument } from './enrolment.model.ts';
import { storedEnrolmentLoader } from './enrolment.store.ts';

type Charged = Pick<EnrolmentDocument, 'status' | 'priceCentavos'> &
  Partial<Pick<EnrolmentDocument, 'charge' | 'cancellation' | 'calledOff'>>;

type Settled = Pick<EnrolmentDocument, '_id' | 'userId' | 'courseId' | 'charge'>;

type Write = { before: (Charged & Settled) | null; after: Charged };

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

/**
 * What a write makes due; the entry follows, at once or by the sweep. What was charged is kept right while money is
 * switched off, too.
 */
export const chargeFields = async ({ before, after }: Write): Promise<{ charge?: Charge }> => {
  const charge = before?.charge;
  if (isSameCost({ before, after }) || (!charge && !isConfirmedNow({ before, after }))) return {};
  const rules = await findMoneyRules();
  if (!charge && !rules.isOn) return {};
  const { status, priceCentavos, cancellation = null } = after;
  const due = dueCentavos({ status, priceCentavos, cancellation }, rules);
  if (due === (charge?.due ?? NO_CENTAVOS)) return {};
  // First, so that its entry precedes that of the next turn.
  if (before) await settleStoredCharge(before);
  return { charge: { due, state: 'due', turn: (charge?.turn ?? 0) + 1 } };
};

/** Enters what is due. Each turn has an entry of its own, so that a repetition enters nothing twice. */
export const settleStoredCharge = async ({ _id, userId, courseId, charge }: Settled) => {
  if (charge?.state !== 'due') return;
  const { due, turn } = charge;
  const courseName = (await findCourse(courseId.toString()))?.name ?? messages.courseMissing;
  await chargeDue({ userId: userId.toString(), enrolmentId: _id.toString(), due, turn, courseName });
  await EnrolmentModel.updateOne({ _id, 'charge.turn': turn }, { $set: { 'charge.state': 'settled' } });
};

export const settleCharge = async (enrolmentId: string) => {
  const enrolment = await EnrolmentModel.findById(enrolmentId).lean();
  if (enrolment) await settleStoredCharge(enrolment);
};

export const listDueCharges = (limit: number) =>
  listIds(EnrolmentModel, { filter: { 'charge.state': 'due' }, limit });

const TOGETHER = 500;

/** Charges the classes from the day that the admin has given. */
export const chargeSince = async ({ lifecycle }: Ctx) => {
  const { isOn, chargesSince } = await findMoneyRules();
  if (!isOn || !chargesSince) return;
  const uncharged = {
    status: { $in: ['confirmed' as const, 'completed' as const] },
    startsAt: { $gte: chargesSince },
    priceCentavos: { $gt: NO_CENTAVOS },
    charge: { $exists: false },
  };
  for (;;) {
    if (lifecycle.isDraining) return;
    const found = await EnrolmentModel.find(uncharged).limit(TOGETHER).lean();
    for (const { _id, rev, status, priceCentavos: due } of found) {
      await EnrolmentModel.updateOne(
        { _id, rev: rev ?? null, status, charge: { $exists: false } },
        { $set: { charge: { due, state: 'due', turn: 1 } } },
      );
    }
    if (found.length < TOGETHER) break;
  }
  await endChargesSince(chargesSince);
};

const findCharges = async (ids: readonly string[]) => {
  const found = await EnrolmentModel.find({ _id: { $in: ids } }, { charge: 1 }).lean();
  const charges = new Map(found.map(({ _id, charge }) => [_id.toString(), charge]));
  return ids.map((id) => charges.get(id) ?? null);
};

const chargeLoader = perRequest(() => new DataLoader(findCharges, { maxBatchSize: 500 }));

type Owner = { id: string; userId: string };

/** Pesos that are not paid; null while money is off and for what nothing is charged. */
const unpaidOf = async (ctx: Ctx, enrolment: Owner) => {
  if (!(await usesMoney(ctx))) return null;
  const { id: enrolmentId, userId } = enrolment;
  const charge = await chargeLoader(ctx).load(enrolmentId);
  if (!charge?.due) return null;
  return charge.state === 'settled'
    ? owedForEnrolment(ctx, enrolment)
    : toPesos(await owedOnceCharged({ userId, enrolmentId, due: charge.due }));
};

export const isPaidOf = async (ctx: Ctx, enrolment: Owner) => {
  const owed = await unpaidOf(ctx, enrolment);
  return owed === null ? null : owed === 0;
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
