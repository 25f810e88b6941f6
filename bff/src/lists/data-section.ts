import type { User } from '#domain/users/user.ts';
import { encodeCursor, positionOf, readRows, type Position, type RowOrder } from './row-order.ts';

export const OWNER = 'the person whose data they are';
export const SECRET = 'a secret, or what guards one';
export const DERIVED = 'follows from other fields';
export const WORKINGS = 'how the server keeps its data, nothing of the person';
export const SOMEBODY_ELSE = 'concerns somebody else';

/** For each stored field: given to its owner, or why not. */
type Fields<Document> = Record<keyof Document, true | string>;

type Declaration<Document> = {
  name: string;
  order: RowOrder<Document>;
  filter: (user: User) => object;
  fields: Fields<Document>;
};

type Window = { position: Position | null; limit: number };

type SectionPage = {
  records: Record<string, unknown>[];
  cursor: string | null;
};

export type DataSection = {
  name: string;
  order: RowOrder<never>;
  fields: Record<string, true | string>;
  collection: string;
  read: (user: User, window: Window) => Promise<SectionPage>;
};

type Stored = { modelName: string; collection?: { collectionName: string } };

export const dataSection = <Document extends object>({
  name,
  order,
  filter,
  fields,
}: Declaration<Document>): DataSection => {
  const given = Object.entries(fields).flatMap(([field, rule]) => (rule === true ? [field] : []));
  const toRecord = (row: Document) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([field]) => given.includes(field))
        .map(([field, value]) => [field === '_id' ? 'id' : field, value]),
    );
  return {
    name,
    order: order as unknown as RowOrder<never>,
    fields: fields as Record<string, true | string>,
    collection: (order.model as Stored).collection?.collectionName ?? '',
    read: async (user, { position, limit }) => {
      const rows = await readRows(order, { filter: filter(user), position, isBackward: false, limit });
      const last = rows.length === limit ? rows.at(-1) : undefined;
      return {
        records: rows.map(toRecord),
        cursor: last ? encodeCursor(order, positionOf(order, last)) : null,
      };
    },
  };
};
