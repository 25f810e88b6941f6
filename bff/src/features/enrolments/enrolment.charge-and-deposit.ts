import type { QueryFilter } from 'mongoose';
import { NO_CENTAVOS } from '#domain/money/centavos.ts';
import { changeInstant } from '../../database/track-changes.ts';
import { listIds } from '../../lists/list-ids.ts';
import { EnrolmentModel, type Charge, type EnrolmentDocument } from './enrolment.model.ts';

const UNCHARGED = {
  status: { $in: ['confirmed' as const, 'completed' as const] },
  priceCentavos: { $gt: NO_CENTAVOS },
  charge: { $exists: false },
};

export const listUnchargedSince = ($gte: Date, limit: number) =>
  listIds(EnrolmentModel, { filter: { ...UNCHARGED, startsAt: { $gte } }, limit });

export const findUncharged = (_id: string) => EnrolmentModel.findOne({ _id, ...UNCHARGED }).lean();

export const storeCharge = async (_id: string, charge: Charge) => {
  await EnrolmentModel.updateOne({ _id }, { $set: { charge } });
};

export const chargesById = async (ids: readonly string[]) => {
  const found = await EnrolmentModel.find({ _id: { $in: ids } }, { charge: 1 }).lean();
  const charges = new Map(found.map(({ _id, charge }) => [_id.toString(), charge]));
  return ids.map((id) => charges.get(id) ?? null);
};

/** Bookings that wait for a deposit. */
const ASKED = { status: 'pending', 'deposit.until': { $gt: new Date(0) } } as const;

export const listAskedUntil = ($lte: Date, limit: number) => {
  const filter = { ...ASKED, 'deposit.until': { ...ASKED['deposit.until'], $lte } };
  return listIds(EnrolmentModel, { filter, limit });
};

export const findAskedDeposits = (of: QueryFilter<EnrolmentDocument>) =>
  EnrolmentModel.find({ ...of, ...ASKED }, { deposit: 1, userId: 1, createdAt: 1 }).lean();

/**
 * Before a payment is written: changes the revision of the bookings that wait for a deposit, so that a release that
 * was decided before is decided again. Those that are released already stay so, and the payment is in favour of the person.
 */
export const holdDeposits = async (userId: string, now: Date) => {
  await EnrolmentModel.updateMany(
    { userId, ...ASKED },
    { $set: { 'deposit.paymentAt': now, updatedAt: changeInstant() }, $inc: { rev: 1 } },
  );
};
