import type { ReferralStatus, TransactionType } from './points.schema.ts';

/** An entry of the points ledger, as operations return it; `points` is signed. */
export type PointsTransaction = {
  id: string;
  type: TransactionType;
  points: number;
  description: string;
  createdAt: Date;
  enrolmentId: string | null;
  /** Redemptions only: the code that the student shows at the desk. */
  code: string | null;
  /** Redemptions only: when it was handed out. */
  handedOutAt: Date | null;
};

/** A new ledger entry and the balance after it. */
export type PointsChange = { points: number; transaction: PointsTransaction };

export type Referral = { id: string; referredEmail: string; status: ReferralStatus; createdAt: Date };
