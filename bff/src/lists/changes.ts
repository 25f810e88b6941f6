import { subSeconds } from 'date-fns';
import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { instant } from '#domain/schema.ts';
import { invalidField, isRecord } from '../operation/input.ts';
import { readConnection, type Connection } from './connection.ts';
import type { PageInput } from './page.ts';
import { rowOrder, type RowOrder } from './row-order.ts';

/**
 * A write is dated before it is stored, by the clock of its process: a minute for what lies between, and one for clocks
 * that differ. What is dated before a reading began, and stored after it, is in the next reading.
 */
const OVERLAP_SECONDS = 120;

/** The order in which records were changed last; the index is made by `trackChanges`. */
export const byChange = <Document>(model: RowOrder<Document>['model']): RowOrder<Document> =>
  rowOrder<Document>(model, { updatedAt: 1, _id: 1 });

export const updatedSinceEntry = { updatedSince: v.nullish(instant()) };

type Orders<Document> = { usual: RowOrder<Document>; changes: RowOrder<Document> };

/** The order of a list, by what was given. */
export const orderOfList = <Document>(given: unknown, { usual, changes }: Orders<Document>) =>
  isRecord(given) && typeof given.updatedSince === 'string' ? changes : usual;

type Changes<Document, Node> = {
  order: RowOrder<Document>;
  updatedSince: string;
  /** When the request began: nothing that is stored after it is surely in the page. */
  now: Date;
  /** A record that no longer met another condition would be missed. */
  others: object;
  page: PageInput;
  toNode: (row: Document) => Node;
};

/** Records that were changed since an instant, those that were changed last at the end. */
export const readChanges = async <Document, Node>({
  order,
  updatedSince,
  now,
  others,
  page,
  toNode,
}: Changes<Document, Node>): Promise<Connection<Node> & { asOf: Date }> => {
  const isAlone = Object.values(others).every((value) => value === null || value === undefined);
  if (!isAlone)
    throw invalidField('updatedSince', {
      reason: 'INVALID_INPUT',
      message: messages.updatedSinceAlone,
    });
  const $gte = subSeconds(new Date(updatedSince), OVERLAP_SECONDS);
  const connection = await readConnection({ order, filter: { updatedAt: { $gte } }, page, toNode });
  return { ...connection, asOf: now };
};
