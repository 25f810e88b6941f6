import { Schema, model, type Types } from 'mongoose';
import type { Referral } from '#domain/points/points.ts';
import { fieldsOf } from '../../database/fields-of.ts';
import { REFERRAL_STATUSES, type ReferralStatus } from '#domain/points/points.schema.ts';

export type ReferralDocument = {
  _id: Types.ObjectId;
  referrerId: Types.ObjectId;
  referredEmail: string;
  status: ReferralStatus;
  createdAt: Date;
};

const schema = new Schema<ReferralDocument>(
  {
    referrerId: { type: Schema.Types.ObjectId, required: true },
    referredEmail: { type: String, required: true },
    status: { type: String, enum: REFERRAL_STATUSES, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'referrals', versionKey: false },
);

schema.index({ referrerId: 1, referredEmail: 1 }, { unique: true });
schema.index({ referrerId: 1, createdAt: -1, _id: -1 });
schema.index({ referredEmail: 1 });

export const ReferralModel = model('Referral', schema);

export const toReferral = (document: ReferralDocument): Referral =>
  fieldsOf(document, 'referredEmail', 'status', 'createdAt');
