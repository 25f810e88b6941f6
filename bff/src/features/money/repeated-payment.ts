import type { Types } from 'mongoose';
import { academy } from '#domain/academy.ts';
import { shortDay } from '#domain/dates/date-text.ts';
import { negative, toPesos } from '#domain/money/centavos.ts';
import { pesosText } from '#domain/texts/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findUser } from '../users/user.store.ts';
import { refundsOf, undoneOf } from './account.ts';
import { MoneyEntryModel, receiptOf, type MoneyEntryDocument } from './money-entry.model.ts';

type Numbers = Partial<Pick<MoneyEntryDocument, 'invoice' | 'reference' | 'method'>>;

/** Of one number; more than these are never looked at. */
const MOST_LOOKED_AT = 20;

const findFirst = async (numbers: Numbers, except: Types.ObjectId | undefined) => {
  const found = await MoneyEntryModel.find({
    ...numbers,
    type: 'payment',
    ...(except ? { _id: { $ne: except } } : {}),
  })
    .sort({ createdAt: 1 })
    .limit(MOST_LOOKED_AT)
    .lean<MoneyEntryDocument[]>();
  for (const payment of found) {
    const refunds = await refundsOf(payment._id);
    if (refunds.every((refund) => undoneOf(refund) === null)) return payment;
  }
  return null;
};

const nameOf = async (payment: MoneyEntryDocument) => {
  const person = await findUser(payment.userId.toString());
  const parts = [
    receiptOf(payment),
    person && `de ${userName(person)}`,
    `del ${shortDay(payment.createdAt, academy.timeZone)}`,
    `por ${pesosText(toPesos(negative(payment.delta)))}`,
  ];
  return parts.filter(Boolean).join(', ');
};

/**
 * Asks before a payment gets the invoice of another one, or the reference of another one by the same method. Payments
 * that were undone do not count.
 */
export const requireUnrepeated = async ({ invoice, reference, method }: Numbers, except?: Types.ObjectId) => {
  const ofInvoice = invoice ? await findFirst({ invoice }, except) : null;
  const first =
    ofInvoice ?? (reference ? await findFirst({ reference, method: method ?? null }, except) : null);
  if (!first) return;
  const what = ofInvoice ? `La factura ${invoice}` : `La referencia ${reference}`;
  throw new DomainError(
    'PAYMENT_REPEATED',
    `${what} ya está en el pago ${await nameOf(first)}. Si es otro pago con el mismo número, confírmalo`,
  );
};
