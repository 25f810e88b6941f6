import { download, get, tagged } from '../../rest/route.ts';
import {
  getAmmunitionSheetCsv,
  getAmmunitionSheetPdf,
  listAmmunitionSheets,
} from './ammunition-sheet.operations.ts';
import { sheetPageExample, sheetPageResponse, toSheetPage } from './ammunition-sheet.responses.ts';

const AMMUNITION = { name: 'Ammunition', description: 'The sheets of ammunition of each quarter.' };

export const ammunitionSheetRoutes = tagged(AMMUNITION, [
  get('/api/ammunition/sheets', listAmmunitionSheets, {
    summary: 'List the sheets of ammunition',
    description: 'Issued sheets, newest first. An issued sheet is never changed.',
    numbers: ['first', 'last'],
    isStrict: true,
    body: (_, page) => toSheetPage(page),
    response: sheetPageResponse,
    example: sheetPageExample,
  }),
  download('/api/ammunition/sheets/:id/sheet.pdf', getAmmunitionSheetPdf, {
    summary: 'Download a sheet of ammunition',
    description:
      'The PDF of a quarter: what moved of each caliber, purchases with their invoices, corrections.',
    name: 'getAmmunitionSheet',
    parameters: { id: 'The sheet.' },
    type: 'application/pdf',
    errors: ['NOT_FOUND'],
  }),
  download('/api/ammunition/sheets/:id/sheet.csv', getAmmunitionSheetCsv, {
    summary: 'Download what a sheet of ammunition adds up',
    description: 'The entries of the sheet, by caliber in the order of their ledger.',
    name: 'getAmmunitionSheetEntries',
    parameters: { id: 'The sheet.' },
    errors: ['NOT_FOUND'],
  }),
]);
