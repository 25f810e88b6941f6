import type { ReferralStatus, TransactionType } from './points.schema.ts';

/** An entry of the points ledger as the operations answer it; `points` is signed. */
export type PointsTransaction = {
  id: string;
  type: TransactionType;
  points: number;
  description: string;
  createdAt: Date;
  enrolmentId: string | null;
  /** Of redemptions: what the student shows to be handed what was redeemed. */
  code: string | null;
  /** Of redemptions: when that was. */
  handedOutAt: Date | null;
};

/** A new ledger entry and the balance after it. */
export type PointsChange = { points: number; transaction: PointsTransaction };

export type Referral = { id: string; referredEmail: string; status: ReferralStatus; createdAt: Date };
