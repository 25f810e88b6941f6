import { download, tagged } from '../../rest/route.ts';
import { getReceiptFile } from './receipt.operations.ts';

const MONEY = { name: 'Money', description: 'Receipts of payments.' };

export const moneyRoutes = tagged(MONEY, [
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
