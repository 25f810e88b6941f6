import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import type { Licence } from '#domain/users/licence.ts';
import { stored, type Criteria, type Row, type Stored } from './list-case.ts';

export const NEWEST = { createdAt: -1, _id: -1 };
export const OLDEST = { createdAt: 1, _id: 1 };
export const LIVE = ['pending', 'confirmed', 'completed'];

export type Document = Stored & Row;

export const dayOf = (at: unknown) => (at instanceof Date ? dayIn(at, academy.timeZone) : '');

/** `from` and `to` are days, both included. */
export const isWithin = (at: unknown, { from, to }: Criteria) =>
  (!from || (at !== null && dayOf(at) >= String(from))) && (!to || (at !== null && dayOf(at) <= String(to)));

export const isPast = (at: unknown) => at instanceof Date && at.getTime() <= Date.now();

export const licenceOfUser = ({ clu = null, cluExpiration = null }: Partial<Document>) =>
  ({ clu, cluExpiration }) as Licence;

const CHANGED_SINCE = '2025-01-01T00:00:00.000Z';

/** In the order of the changes. */
export const changesOf = (model: { collection: unknown }) => ({
  updatedSince: {
    value: CHANGED_SINCE,
    rows: async () =>
      (await stored(model, { updatedAt: 1, _id: 1 })).filter(
        ({ updatedAt }) => updatedAt instanceof Date && updatedAt > new Date(CHANGED_SINCE),
      ),
  },
});
