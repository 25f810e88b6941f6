import { academy } from '#domain/academy.ts';
import { userName } from '#domain/users/user-name.ts';
import { receiptPdf } from '../../web/pdf/receipt-pdf.ts';
import { findUser } from '../users/user.store.ts';
import { requireEntry } from './account.ts';
import { toMoneyEntry, type MoneyEntryDocument } from './money-entry.model.ts';

type Named = Parameters<typeof userName>[0];

/** The PDF of a payment or refund, or of cash of a till, which is nobody's. */
export const receiptFile = async (document: MoneyEntryDocument, user: Named | null) => {
  const entry = toMoneyEntry(document);
  const content = await receiptPdf({ entry, name: user ? userName(user) : academy.name });
  return { name: `recibo-${entry.receipt}`, content };
};

export const readReceipt = async (entryId: string) => {
  const entry = await requireEntry(entryId);
  return receiptFile(entry, await findUser(entry.userId.toString()));
};
