import { Schema, model, type Types } from 'mongoose';
import { deadlinesOf, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { fieldsOf } from '../../database/fields-of.ts';

export type WithdrawalDocument = {
  _id: Types.ObjectId;
  rev?: number;
  code: string;
  name: string;
  email: string;
  phone: string | null;
  about: string;
  createdAt: Date;
  answer: string | null;
  settledAt: Date | null;
};

const text = { type: String, required: true };

const schema = new Schema<WithdrawalDocument>(
  {
    rev: Number,
    code: text,
    name: text,
    email: text,
    phone: { type: String, default: null },
    about: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    answer: { type: String, default: null },
    settledAt: { type: Date, default: null },
  },
  { collection: 'withdrawals', versionKey: false },
);

schema.index({ code: 1 }, { unique: true });
schema.index({ createdAt: -1, _id: -1, settledAt: 1 });
schema.index({ email: 1, createdAt: -1 });

export const WithdrawalModel = model('Withdrawal', schema);

export const toWithdrawal = (document: WithdrawalDocument): Withdrawal => ({
  ...fieldsOf(document, 'code', 'name', 'email', 'phone', 'about', 'createdAt', 'answer', 'settledAt'),
  ...deadlinesOf(document.createdAt),
});
