import * as v from 'valibot';
import type { AmmunitionSheet } from '#domain/firearms/ammunition-sheet.ts';
import type { Connection } from '../../lists/connection.ts';
import { pageFields, pageOf } from '../../rest/page-response.ts';
import { named, picker, restDay, restId, restInstant } from '../../rest/response-schemas.ts';

const count = v.pipe(v.number(), v.integer());

const caliberFields = {
  caliber: v.string(),
  opening: count,
  bought: count,
  handedOut: count,
  returned: count,
  counted: count,
  lost: count,
  corrected: count,
  closing: count,
};

const sheetFields = {
  id: restId,
  number: count,
  quarter: v.string(),
  from: restDay,
  to: restDay,
  issuedAt: restInstant,
  issuedById: v.pipe(restId, v.description('Who issued it.')),
  calibers: v.array(named('SheetCaliber', caliberFields)),
};

export const sheetPageResponse = named('AmmunitionSheetPage', {
  sheets: v.pipe(v.array(named('AmmunitionSheet', sheetFields)), v.description('Newest first.')),
  ...pageFields,
});

const toSheet = picker(sheetFields);

export const toSheetPage = (page: Connection<AmmunitionSheet>) => ({
  sheets: page.nodes.map(toSheet),
  ...pageOf(page),
});

export const sheetPageExample: v.InferInput<typeof sheetPageResponse> = {
  sheets: [
    {
      id: '65f000000000000000000041',
      number: 3,
      quarter: '2035-1',
      from: '2035-01-01',
      to: '2035-03-31',
      issuedAt: '2035-04-02T12:00:00.000Z',
      issuedById: '65f000000000000000000004',
      calibers: [
        {
          caliber: '9mm',
          opening: 500,
          bought: 1_000,
          handedOut: 800,
          returned: 150,
          counted: -5,
          lost: 10,
          corrected: 0,
          closing: 835,
        },
      ],
    },
  ],
  nextCursor: null,
  totalCount: 1,
  totalCountIsExact: true,
};
