import * as v from 'valibot';
import { BOOK_TYPES, type BookEntry } from '#domain/firearms/book.ts';
import type { Connection } from '../../lists/connection.ts';
import { pageFields, pageOf } from '../../rest/page-response.ts';
import { named, picker, restDay, restInstant } from '../../rest/response-schemas.ts';

const text = v.nullable(v.string());

const entryFields = {
  id: v.string(),
  at: restInstant,
  type: v.picklist(BOOK_TYPES),
  what: v.pipe(v.string(), v.description('The weapon, the ammunition or the day.')),
  serial: text,
  caliber: text,
  rounds: v.nullable(v.pipe(v.number(), v.integer())),
  personName: v.pipe(text, v.description('Who held or brought the weapon.')),
  documentNumber: text,
  clu: text,
  cluExpiration: v.nullable(restDay),
  byName: v.pipe(text, v.description('Who gave, received or entered it.')),
  late: v.nullable(named('LateRecord', { phoneAt: restInstant, receivedAt: restInstant })),
  note: text,
};

export const bookPageResponse = named('FirearmBookPage', {
  entries: v.pipe(v.array(named('FirearmBookEntry', entryFields)), v.description('Newest first.')),
  ...pageFields,
});

const toEntry = picker(entryFields);

export const toBookPage = (page: Connection<BookEntry>) => ({
  entries: page.nodes.map(toEntry),
  ...pageOf(page),
});

export const bookPageExample: v.InferInput<typeof bookPageResponse> = {
  entries: [
    {
      id: '65f000000000000000000051a',
      at: '2035-03-10T13:05:00.000Z',
      type: 'hand_out',
      what: 'Pistola 9mm Bersa TPR9-10234',
      serial: 'TPR9-10234',
      caliber: '9mm',
      rounds: 50,
      personName: 'Ana Gómez',
      documentNumber: '30111222',
      clu: '123456',
      cluExpiration: '2036-01-31',
      byName: 'Leo Sosa',
      late: null,
      note: null,
    },
  ],
  nextCursor: null,
  totalCount: 1,
  totalCountIsExact: true,
};
