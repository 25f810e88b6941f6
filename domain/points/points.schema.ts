import * as v from 'valibot';
import { emailSchema } from '../auth/auth.schema.ts';
import { messages } from '../messages.ts';
import { fields, line, wholeNumber } from '../schema.ts';

export const TRANSACTION_TYPES = ['earn', 'redeem', 'adjust'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const TRANSACTION_TYPE_LABELS: Record<TransactionType, string> = {
  earn: 'Ganados',
  redeem: 'Canje',
  adjust: 'Ajuste',
};

export const REFERRAL_STATUSES = ['pending', 'registered'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

const MAX_POINTS = 1_000_000;

export const redeemSchema = fields({
  points: wholeNumber({ min: 1, max: MAX_POINTS }, messages.specifiedInvalid),
  description: line({ min: 1, max: 200 }, messages.specifiedInvalid),
});

/** An adjustment by an admin. Negative points are deducted; 0 is rejected. */
export const adjustSchema = fields({
  points: v.pipe(wholeNumber({ min: -MAX_POINTS, max: MAX_POINTS }), v.notValue(0, messages.invalidInput)),
  description: line({ min: 1, max: 200 }),
});

export const referralSchema = fields({ referredEmail: emailSchema });
