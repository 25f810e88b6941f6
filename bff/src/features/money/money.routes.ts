import { download, tagged } from '../../rest/route.ts';
import { getReceiptFile } from './receipt.operations.ts';
import { getTillSheetCsv, getTillSheetPdf } from './till-sheet.operations.ts';

const MONEY = { name: 'Money', description: 'Payments, their receipts, and the sessions of tills.' };

export const moneyRoutes = tagged(MONEY, [
  download('/api/money/sessions/:id/sheet.pdf', getTillSheetPdf, {
    summary: 'Download a close sheet',
    description: 'The PDF of a closed session, with its sums. 409 while it is open, or while money is off.',
    name: 'getTillSheet',
    parameters: { id: 'The session.' },
    type: 'application/pdf',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  download('/api/money/sessions/:id/sheet.csv', getTillSheetCsv, {
    summary: 'Download what a close sheet adds up',
    description:
      'The numbered entries of a closed session, by number. 409 while it is open, or while money is off.',
    name: 'getTillSheetEntries',
    parameters: { id: 'The session.' },
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  download('/api/money/receipts/:id', getReceiptFile, {
    summary: 'Download a receipt',
    description:
      'The PDF of a payment, refund or undo: for the person, and for staff. 409 while money is off.',
    name: 'getReceipt',
    parameters: { id: 'The entry: a payment or a refund.' },
    type: 'application/pdf',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
]);
