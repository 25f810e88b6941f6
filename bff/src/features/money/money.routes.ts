import * as v from 'valibot';
import { paymentSchema } from '#domain/money/money.schema.ts';
import { download, get, post, tagged } from '../../rest/route.ts';
import { listMoneyEntries, moneyQuerySchema, recordPayment } from './money.operations.ts';
import {
  entryPageExample,
  entryPageResponse,
  paymentExample,
  paymentResponse,
  sessionPageExample,
  sessionPageResponse,
  toEntryPage,
  toPayment,
  toSessionPage,
} from './money.responses.ts';
import { listTillSessions } from './till.operations.ts';
import { getReceiptFile } from './receipt.operations.ts';
import { getTillSheetCsv, getTillSheetPdf } from './till-sheet.operations.ts';

const MONEY = { name: 'Money', description: 'Payments, their receipts, and the sessions of tills.' };

const sentPaymentSchema = v.object({ userId: v.string(), ...paymentSchema.entries });

export const moneyRoutes = tagged(MONEY, [
  get('/api/money/entries', listMoneyEntries, {
    summary: 'List charges, payments and refunds',
    description:
      'Entries of all accounts, newest first; none while money is off. Charges, payments, refunds, adjustments, discounts and cash of a till. To follow them, pass `as_of` of the first page of a run as `updated_since` of the next run, and read its pages by `after`: entries that were returned before replace the copy. An entry changes when its invoice does, and a payment when something of it is given back.',
    numbers: ['first', 'last', 'point_of_sale'],
    accepts: [moneyQuerySchema],
    isStrict: true,
    body: (_, page) => toEntryPage(page),
    response: entryPageResponse,
    example: entryPageExample,
  }),
  post('/api/money/payments', recordPayment, {
    status: 201,
    summary: 'Record a payment',
    accepts: [sentPaymentSchema],
    examples: {
      transfer: {
        userId: '65f000000000000000000004',
        amount: 48_000,
        method: 'transfer',
        reference: '0042',
        isOnAccount: true,
      },
    },
    errors: ['NOT_FOUND', 'CONFLICT'],
    body: (_, change) => toPayment(change),
    response: paymentResponse,
    example: paymentExample,
  }),
  get('/api/money/sessions', listTillSessions, {
    summary: 'List sessions of tills',
    description: 'Newest first; none while money is off. An open session has no sums.',
    numbers: ['first', 'last'],
    flags: ['is_open'],
    isStrict: true,
    body: (_, page) => toSessionPage(page),
    response: sessionPageResponse,
    example: sessionPageExample,
  }),
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
