import { academy } from '#domain/academy.ts';
import { unpaidOf } from '#domain/money/debt.ts';
import { NO_CENTAVOS, addCentavos, largerOf, negative, toPesos } from '#domain/money/centavos.ts';
import { userName } from '#domain/users/user-name.ts';
import type { User } from '#domain/users/user.ts';
import { receiptPdf, type PaidPart, type ReceiptState } from '../../web/pdf/receipt-pdf.ts';
import { findCourse } from '../courses/course.store.ts';
import { findStoredEnrolment } from '../enrolments/enrolment.store.ts';
import { findUser } from '../users/user.store.ts';
import { refundsOf, requireEntry, undoneOf } from './account.ts';
import { MoneyEntryModel, receiptOf, toMoneyEntry, type MoneyEntryDocument } from './money-entry.model.ts';

/** The PDF of a payment or refund, or of cash of a till, which is nobody's. */
export const receiptFile = async (document: MoneyEntryDocument, user: User | null) => {
  const entry = toMoneyEntry(document);
  const payment = document.paymentId ? await requireEntry(document.paymentId.toString()) : null;
  const clerk = document.by ? await findUser(document.by) : null;
  const content = await receiptPdf({
    entry,
    name: user ? userName(user) : academy.name,
    document: user && !user.needsSetup ? `${user.documentType ?? ''} ${user.documentNumber}`.trim() : null,
    clerk: clerk && userName(clerk),
    payment: payment && receiptOf(payment),
    paid: entry.type === 'payment' ? await paidParts(document) : [],
    state: entry.type === 'payment' ? await stateOf(document) : null,
  });
  return { name: `recibo-${entry.receipt}`, content };
};

export const readReceipt = async (entryId: string) => {
  const entry = await requireEntry(entryId);
  return receiptFile(entry, await findUser(entry.userId.toString()));
};

const unpaidAt = (entries: readonly MoneyEntryDocument[]) =>
  unpaidOf(
    entries.map(({ _id, ...entry }) => ({ id: _id.toString(), ...entry })),
    largerOf(NO_CENTAVOS, entries.at(-1)?.balance ?? NO_CENTAVOS),
  );

/** What a payment covered when it was entered, the oldest first. */
const paidParts = async ({ userId, seq }: MoneyEntryDocument): Promise<PaidPart[]> => {
  const entries = await MoneyEntryModel.find({ userId, seq: { $lte: seq } })
    .sort({ seq: 1 })
    .lean<MoneyEntryDocument[]>();
  const after = unpaidAt(entries);
  const parts: PaidPart[] = [];
  for (const { enrolmentId, seq: first, owed } of unpaidAt(entries.slice(0, -1))) {
    const left =
      after.find((debt) => debt.enrolmentId === enrolmentId && debt.seq === first)?.owed ?? NO_CENTAVOS;
    if (owed > left) {
      parts.push({ ...(await classOf(enrolmentId)), amount: toPesos(addCentavos([owed, negative(left)])) });
    }
  }
  return parts;
};

const classOf = async (enrolmentId: string | null) => {
  const enrolment = enrolmentId ? await findStoredEnrolment(enrolmentId) : null;
  const course = enrolment && (await findCourse(enrolment.courseId.toString()));
  return { course: course?.name ?? null, startsAt: enrolment?.startsAt ?? null };
};

const stateOf = async ({ _id, delta }: MoneyEntryDocument): Promise<ReceiptState | null> => {
  const refunds = await refundsOf(_id);
  if (refunds.length === 0) return null;
  const isWhole = addCentavos([delta, ...refunds.map((refund) => refund.delta)]) === 0;
  const isVoided = refunds.some((refund) => undoneOf(refund) !== null);
  const kind = isWhole ? 'refunded' : 'partly_refunded';
  return {
    kind: isVoided ? 'voided' : kind,
    by: refunds.map((refund) => ({
      receipt: receiptOf(refund),
      at: refund.createdAt,
      amount: toPesos(refund.delta),
    })),
  };
};
