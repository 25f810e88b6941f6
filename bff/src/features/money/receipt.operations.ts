import { academy } from '#domain/academy.ts';
import { userName } from '#domain/users/user-name.ts';
import { notFound } from '../../errors/domain-error.ts';
import { authenticated, mayAsStaff } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { operation } from '../../operation/operation.ts';
import { pdfFile } from '../../web/pdf/pdf-file.ts';
import { receiptPdf } from '../../web/pdf/receipt-pdf.ts';
import { findUser, viewOfUser } from '../users/user.store.ts';
import { requireEntry } from './account.ts';
import { toMoneyEntry } from './money-entry.model.ts';
import { requireMoneyOn } from './money-rules.ts';

/** By REST alone: the PDF of a payment or refund, for its person and the desk. */
export const getReceiptFile = operation({
  access: authenticated,
  subject: async (ctx, { id }) => {
    const entry = await requireEntry(id);
    await requireMoneyOn();
    const isOwn = entry.userId.toString() === actorId(ctx.actor);
    if (entry.receiptNumber === null) throw notFound('PAYMENT_NOT_FOUND');
    if (!isOwn && !mayAsStaff(ctx, 'GET /api/money/receipts/{id}')) throw notFound('PAYMENT_NOT_FOUND');
    return { entry, isOwn, user: await findUser(entry.userId.toString()) };
  },
  view: (_, { subject: { isOwn, user } }) => (isOwn || !user ? null : viewOfUser(user)),
  run: async ({ subject: { entry: document, user } }) => {
    const entry = toMoneyEntry(document);
    const file = await receiptPdf({ entry, name: user ? userName(user) : academy.name });
    return pdfFile(`recibo-${entry.receipt}`, file);
  },
});
