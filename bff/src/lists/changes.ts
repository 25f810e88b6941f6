import { subSeconds } from 'date-fns';
import * as v from 'valibot';
import { isRecord } from '#domain/is-record.ts';
import { messages } from '#domain/messages.ts';
import { instant } from '#domain/schema.ts';
import { invalidField } from '../operation/input.ts';
import { readConnection, type Connection } from './connection.ts';
import type { PageInput } from './page.ts';
import { rowOrder, type RowOrder } from './row-order.ts';

/**
 * Time between dating a write by the clock of its process and storing it (one minute), plus the difference of
 * clocks (one minute). A write that was dated before a read and stored after it is in the next read.
 */
export const OVERLAP_SECONDS = 120;

export const byChange = <Document>(model: RowOrder<Document>['model']): RowOrder<Document> =>
  rowOrder<Document>(model, { updatedAt: 1, _id: 1 });

export const updatedSinceEntry = { updatedSince: v.nullish(instant()) };

type Orders<Document> = { usual: RowOrder<Document>; changes: RowOrder<Document> };

export const orderOfList = <Document>(given: unknown, { usual, changes }: Orders<Document>) =>
  isRecord(given) && typeof given.updatedSince === 'string' ? changes : usual;

/** A first run reads the list without `updatedSince`; the next one starts here. */
export const asOf = async <Node, List extends Connection<Node>>(now: Date, list: Promise<List>) => ({
  ...(await list),
  asOf: now,
});

type Changes<Document, Node> = {
  order: RowOrder<Document>;
  updatedSince: string;
  now: Date;
  /** Other filters, which are rejected: a record that stopped matching them would be missed. */
  others: object;
  page: PageInput;
  toNode: (row: Document) => Node;
};

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
