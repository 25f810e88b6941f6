import { download, get, tagged } from '../../rest/route.ts';
import { getBookPdf, listFirearmBook } from './book.operations.ts';
import { bookPageExample, bookPageResponse, toBookPage } from './book.responses.ts';

const WEAPONS = { name: 'Weapons', description: 'The book of weapons.' };

export const bookRoutes = tagged(WEAPONS, [
  get('/api/firearms/book', listFirearmBook, {
    summary: 'List the movements of the book of weapons',
    description:
      'Newest first: hand-outs and returns of weapons, weapons that students bring, ammunition that was entered, closings of days.',
    numbers: ['first', 'last'],
    isStrict: true,
    body: (_, page) => toBookPage(page),
    response: bookPageResponse,
    example: bookPageExample,
  }),
  download('/api/firearms/book/:month/sheet.pdf', getBookPdf, {
    summary: 'Download the book of weapons of a month',
    description: 'The PDF of a month, oldest movement first.',
    name: 'getFirearmBook',
    parameters: { month: 'Such as 2035-03.' },
    type: 'application/pdf',
  }),
]);
