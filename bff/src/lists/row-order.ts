import { createHash } from 'node:crypto';
import { toId } from '../operation/input.ts';

type Direction = 1 | -1;
type Sort = Record<string, Direction>;

/** What a list needs of a mongoose model. */
type Listed<Document> = {
  modelName: string;
  schema: { path: (name: string) => { instance: string } | undefined };
  find: (filter: object) => {
    sort: (sort: Sort) => { limit: (rows: number) => { lean: () => PromiseLike<Document[]> } };
  };
  countDocuments: (filter: object, options: { limit: number }) => PromiseLike<number>;
};

/** The values of a row by which a list is ordered, in the order of its keys. */
export type Position = readonly unknown[];

export type RowOrder<Document> = {
  model: Listed<Document>;
  keys: readonly (readonly [name: string, direction: Direction])[];
  /** Of the values of each key; also what a cursor may hold of it. */
  kinds: readonly Kind[];
  /** Begins every cursor of this order, so that no other order takes it. */
  tag: string;
};

type Kind = {
  toJson: (value: unknown) => unknown;
  /** Undefined for what no row of this kind has. */
  fromJson: (json: unknown) => unknown;
};

const MAX_TIME = 8_640_000_000_000_000;

const asItIs = (isOfKind: (json: unknown) => boolean): Kind => ({
  toJson: (value) => value,
  fromJson: (json) => (isOfKind(json) ? json : undefined),
});

/** By mongoose's names of them. */
const KINDS: Record<string, Kind> = {
  Date: {
    toJson: (value) => (value as Date).getTime(),
    fromJson: (json) =>
      Number.isInteger(json) && Math.abs(Number(json)) <= MAX_TIME ? new Date(Number(json)) : undefined,
  },
  ObjectId: { toJson: String, fromJson: (json) => toId(json) ?? undefined },
  String: asItIs((json) => typeof json === 'string'),
  Number: asItIs(Number.isFinite),
  Boolean: asItIs((json) => typeof json === 'boolean'),
};

const TAG_LENGTH = 8;

const tagOf = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, TAG_LENGTH);

/**
 * The order of a list, which an index has; its last key is unique. Where a key may be null, the key before it says
 * whether it is: no range goes from null to another value.
 */
export const rowOrder = <Document>(model: Listed<Document>, keys: Readonly<Sort>): RowOrder<Document> => {
  const entries = Object.entries(keys);
  const kinds = entries.map(([name]) => {
    const kind = KINDS[model.schema.path(name)?.instance ?? ''];
    if (!kind) throw new Error(`${model.modelName}.${name} cannot order a list`);
    return kind;
  });
  return { model, keys: entries, kinds, tag: tagOf([model.modelName, entries]) };
};

/** The same order of another list: neither takes the other's cursors. */
export const ofList = <Document>(order: RowOrder<Document>, list: string): RowOrder<Document> => ({
  ...order,
  tag: tagOf([list, order.tag]),
});

export const positionOf = <Document>({ keys }: RowOrder<Document>, row: Document): Position =>
  keys.map(([name]) => (row as Record<string, unknown>)[name] ?? null);

type Plain = readonly unknown[];

const toPlain = <Document>({ kinds }: RowOrder<Document>, position: Position): Plain =>
  kinds.map(({ toJson }, index) => (position[index] === null ? null : toJson(position[index])));

/** Opaque to clients. */
export const encodeCursor = <Document>(order: RowOrder<Document>, position: Position) =>
  Buffer.from(JSON.stringify([order.tag, ...toPlain(order, position)])).toString('base64url');

/** As the database compares values of one kind. */
const compareValues = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string'
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : Number(a) - Number(b);

/** Below 0 where the first comes before the second. */
const comparerOf =
  <Document>({ keys }: RowOrder<Document>) =>
  (a: Plain, b: Plain) => {
    for (const [index, [, direction]] of keys.entries()) {
      const difference = compareValues(a[index], b[index]);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  };

/** Rows in any order, in the order of their list. */
export const sortRows = <Row>(order: RowOrder<Row>, rows: readonly Row[]): Row[] => {
  const compare = comparerOf(order);
  return rows
    .map((row) => ({ row, plain: toPlain(order, positionOf(order, row)) }))
    .sort((a, b) => compare(a.plain, b.plain))
    .map(({ row }) => row);
};

/** Below 0 for a row before a position, 0 for one at it. */
export const sideOf = <Row>(order: RowOrder<Row>, position: Position) => {
  const compare = comparerOf(order);
  const at = toPlain(order, position);
  return (row: Row) => compare(toPlain(order, positionOf(order, row)), at);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Longer than the cursor of any row: names have 120 characters at most. */
const MAX_CURSOR_LENGTH = 2_000;

/** Null for a cursor that is malformed or of another order. */
export const decodeCursor = <Document>(
  { kinds, tag }: RowOrder<Document>,
  cursor: string,
): Position | null => {
  if (cursor.length > MAX_CURSOR_LENGTH) return null;
  const bytes = Buffer.from(cursor, 'base64url');
  const parsed = bytes.toString('base64url') === cursor ? parse(bytes.toString()) : null;
  if (!Array.isArray(parsed) || parsed[0] !== tag || parsed.length !== kinds.length + 1) return null;
  const position = kinds.map(({ fromJson }, index) =>
    parsed[index + 1] === null ? null : fromJson(parsed[index + 1]),
  );
  return position.includes(undefined) ? null : position;
};

type Window = {
  filter: object;
  /** Rows beyond it only; all without one. */
  position: Position | null;
  /** Also the row that is at the position. */
  isInclusive?: boolean;
  isBackward: boolean;
  limit: number;
};

const towards = (direction: Direction, isBackward: boolean) =>
  (isBackward ? -direction : direction) as Direction;

/**
 * What is beyond a position: equal in the first keys and beyond it in the next, from the last key to the first. Each
 * has exact bounds in the index; one after another they are in order.
 */
const rangesBeyond = <Document>(
  { keys }: RowOrder<Document>,
  {
    position,
    isInclusive = false,
    isBackward,
  }: Pick<Window, 'isInclusive' | 'isBackward'> & { position: Position },
): Record<string, unknown>[] => {
  const equal = (count: number) =>
    Object.fromEntries(keys.slice(0, count).map(([name], index) => [name, position[index]]));
  const beyond = keys.map(([name, direction], index) => {
    const operator = towards(direction, isBackward) === 1 ? '$gt' : '$lt';
    return { ...equal(index), [name]: { [operator]: position[index] } };
  });
  const ranges = beyond.filter((_, index) => position[index] !== null).reverse();
  return isInclusive ? [equal(keys.length), ...ranges] : ranges;
};

/** The rows next to a position, from there on: backwards, the nearest comes first. */
export const readRows = async <Document>(
  order: RowOrder<Document>,
  { filter, position, isInclusive, isBackward, limit }: Window,
): Promise<Document[]> => {
  const sort = Object.fromEntries(
    order.keys.map(([name, direction]) => [name, towards(direction, isBackward)]),
  );
  const read = (part: object, rows: number) => order.model.find(part).sort(sort).limit(rows).lean();
  if (!position) return read(filter, limit);
  const found: Document[] = [];
  for (const range of rangesBeyond(order, { position, isInclusive, isBackward })) {
    if (found.length === limit) break;
    found.push(...(await read({ $and: [range, filter] }, limit - found.length)));
  }
  return found;
};
