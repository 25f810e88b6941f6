import DataLoader from 'dataloader';
import { dueCentavos, isChargedStatus } from '#domain/money/money.ts';
import { messages } from '#domain/messages.ts';
import { NO_CENTAVOS } from '#domain/money/centavos.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listIds } from '../../lists/list-ids.ts';
import { mayAsStaff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { findCourse } from '../courses/course.store.ts';
import { chargeDue } from '../money/account.ts';
import { owedForEnrolment, unpaidEnrolmentIds } from '../money/money-account.ts';
import { endChargesSince, findMoneyRules, usesMoney } from '../money/money-rules.ts';
import type { Changed, Created } from './enrolment.facts.ts';
import { EnrolmentModel, toEnrolment, type Charge, type EnrolmentDocument } from './enrolment.model.ts';
import { storedEnrolmentLoader } from './enrolment.store.ts';

type Charged = Pick<EnrolmentDocument, 'status' | 'priceCentavos'> &
  Partial<Pick<EnrolmentDocument, 'charge' | 'cancellation' | 'calledOff'>>;

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

/** What a write makes due. What was charged is kept right while money is switched off, too. */
export const chargeFields = async ({ before, after }: Write): Promise<{ charge?: Charge }> => {
  const charge = before?.charge;
  if (isSameCost({ before, after }) || (!charge && !isConfirmedNow({ before, after }))) return {};
  const rules = await findMoneyRules();
  if (!charge && !rules.isOn) return {};
  const { status, priceCentavos, cancellation = null } = after;
  const due = dueCentavos({ status, priceCentavos, cancellation }, rules);
  if (due === (charge?.due ?? NO_CENTAVOS)) return {};
  return { charge: { due, turn: (charge?.turn ?? 0) + 1 } };
};

type Entered = Pick<EnrolmentDocument, '_id' | 'userId' | 'courseId' | 'charge'>;

/** Enters a charge in the student's account, in the transaction of the write that makes it due. */
const enterCharge = async ({ _id, userId, courseId, charge }: Entered) => {
  if (!charge) return;
  const courseName = (await findCourse(courseId.toString()))?.name ?? messages.courseMissing;
  await chargeDue({ userId: userId.toString(), enrolmentId: _id.toString(), ...charge, courseName });
};

export const chargeCreated = ({ enrolment }: Created) => enterCharge(enrolment);

export const chargeChanged = async ({ before, after }: Changed) => {
  if (before.charge?.turn !== after.charge?.turn) await enterCharge(after);
};

const UNCHARGED = {
  status: { $in: ['confirmed' as const, 'completed' as const] },
  priceCentavos: { $gt: NO_CENTAVOS },
  charge: { $exists: false },
};

/** Classes from the day that the admin has given, until all are charged. */
export const listUncharged = async (limit: number) => {
  const { isOn, chargesSince } = await findMoneyRules();
  if (!isOn || !chargesSince) return [];
  const filter = { ...UNCHARGED, startsAt: { $gte: chargesSince } };
  const ids = await listIds(EnrolmentModel, { filter, limit });
  if (ids.length === 0) await endChargesSince(chargesSince);
  return ids;
};

export const chargeUncharged = (_id: string) =>
  inTransaction(async () => {
    const enrolment = await EnrolmentModel.findOne({ _id, ...UNCHARGED }).lean();
    if (!enrolment) return;
    const charge = { due: enrolment.priceCentavos, turn: 1 };
    await EnrolmentModel.updateOne({ _id }, { $set: { charge } });
    await enterCharge({ ...enrolment, charge });
  });

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
  const charge = await chargeLoader(ctx).load(enrolment.id);
  return charge?.due ? owedForEnrolment(ctx, enrolment) : null;
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
