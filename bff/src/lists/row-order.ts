import { createHash } from 'node:crypto';
import { toId } from '../operation/input.ts';

type Direction = 1 | -1;
type Sort = Record<string, Direction>;

type Listed<Document> = {
  modelName: string;
  schema: { path: (name: string) => { instance: string } | undefined };
  find: (filter: object) => {
    sort: (sort: Sort) => { limit: (rows: number) => { lean: () => PromiseLike<Document[]> } };
  };
  countDocuments: (filter: object, options: { limit: number }) => PromiseLike<number>;
};

export type Position = readonly unknown[];

export type RowOrder<Document> = {
  model: Listed<Document>;
  keys: readonly (readonly [name: string, direction: Direction])[];
  kinds: readonly Kind[];
  /** The prefix of this order's cursors. Other orders reject them. */
  tag: string;
};

type Kind = {
  toJson: (value: unknown) => unknown;
  /** Undefined for values that no row can have. */
  fromJson: (json: unknown) => unknown;
};

const MAX_TIME = 8_640_000_000_000_000;

const asItIs = (isOfKind: (json: unknown) => boolean): Kind => ({
  toJson: (value) => value,
  fromJson: (json) => (isOfKind(json) ? json : undefined),
});

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
 * The order of a list, supported by an index; its last key is unique. If a key may be null, the preceding key is
 * whether it is null, so that no range includes both.
 */
export const rowOrder = <Document>(model: Listed<Document>, keys: Readonly<Sort>): RowOrder<Document> => {
  const entries = Object.entries(keys);
  const kinds = entries.map(([name]) => {
    const kind = KINDS[model.schema.path(name)?.instance ?? ''];
    if (!kind) throw new Error(`${model.modelName} has no field ${name} of a kind that orders lists`);
    return kind;
  });
  return { model, keys: entries, kinds, tag: tagOf([model.modelName, entries]) };
};

/** The same order for another list, with cursors of its own. */
export const ofList = <Document>(order: RowOrder<Document>, list: string): RowOrder<Document> => ({
  ...order,
  tag: tagOf([list, order.tag]),
});

export const positionOf = <Document>({ keys }: RowOrder<Document>, row: Document): Position =>
  keys.map(([name]) => (row as Record<string, unknown>)[name] ?? null);

type Plain = readonly unknown[];

const toPlain = <Document>({ kinds }: RowOrder<Document>, position: Position): Plain =>
  kinds.map(({ toJson }, index) => (position[index] === null ? null : toJson(position[index])));

export const encodeCursor = <Document>(order: RowOrder<Document>, position: Position) =>
  Buffer.from(JSON.stringify([order.tag, ...toPlain(order, position)])).toString('base64url');

/** Compares values of one kind as the database does. */
const compareValues = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string'
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : Number(a) - Number(b);

const comparerOf =
  <Document>({ keys }: RowOrder<Document>) =>
  (a: Plain, b: Plain) => {
    for (const [index, [, direction]] of keys.entries()) {
      const difference = compareValues(a[index], b[index]);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  };

export const sortRows = <Row>(order: RowOrder<Row>, rows: readonly Row[]): Row[] => {
  const compare = comparerOf(order);
  return rows
    .map((row) => ({ row, plain: toPlain(order, positionOf(order, row)) }))
    .sort((a, b) => compare(a.plain, b.plain))
    .map(({ row }) => row);
};

/** Compares rows with a position: below 0 before it, 0 at it. */
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

/** Longer than any cursor: names have at most 120 characters. */
const MAX_CURSOR_LENGTH = 2_000;

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
  position: Position | null;
  isInclusive?: boolean;
  isBackward: boolean;
  limit: number;
};

const towards = (direction: Direction, isBackward: boolean) =>
  (isBackward ? -direction : direction) as Direction;

/**
 * The filters of the rows beyond a position: equal in the first keys and greater in the next, from the last key to
 * the first. Each filter has exact index bounds, and their results are in order.
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
