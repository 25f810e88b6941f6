import * as v from 'valibot';
import type { Connection } from '../lists/connection.ts';
import { textOrNull } from './response-schemas.ts';

const count = v.pipe(v.number(), v.integer());

/** Beside the rows of a page. */
export const pageFields = {
  nextCursor: v.pipe(textOrNull, v.description('`after` of the next page; null on the last one.')),
  totalCount: v.pipe(count, v.description('Rows of all pages, 1,000 at most.')),
  totalCountIsExact: v.pipe(v.boolean(), v.description('Whether there are not more than `total_count`.')),
};

export const pageOf = ({ pageInfo, totalCount, totalCountIsExact }: Connection<unknown>) => ({
  nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  totalCount,
  totalCountIsExact,
});
