import { CommandError } from '../errors.ts';
import { type Filter, isEmptyFilter } from './filter.ts';
import { type Direction, encodeKeys } from '../values/keys.ts';
import { keyValues, splitPath } from '../values/paths.ts';
import { pickFields } from '../values/pick-fields.ts';
import { entryTest } from './entry-test.ts';
import { choosePlan, type Plan, type SortField } from './planner.ts';
import { type Collection, treePrefix } from '../storage/index-entries.ts';
import type { Collections, Entry } from '../storage/collections.ts';
import {
  assertFieldName,
  type Document,
  isDocument,
  isNumber,
  readStored,
  toNumber,
  typeAlias,
  writeDocument,
} from '../values/values.ts';

export type Query = {
  filter: Filter;
  sort: readonly SortField[];
  skip: number;
  limit: number;
  deadline: number;
  /** Nothing of what is found is looked at: an index entry that decides the filter counts without its document. */
  isCount: boolean;
};

type Statistics = { keys: number; documents: number };

/** A stored document: its bytes, and its fields, parsed on first use. */
export class Found {
  readonly bytes: Buffer;
  /** Its index entry has decided the filter. */
  readonly isMatch: boolean;
  #document: Document | undefined;

  constructor(bytes: Buffer, isMatch = false) {
    this.bytes = bytes;
    this.isMatch = isMatch;
  }

  get document(): Document {
    this.#document ??= readStored(this.bytes);
    return this.#document;
  }

  /** Only these of its top-level fields. */
  pick(fields: ReadonlySet<string>): Document {
    return readStored(pickFields(this.bytes, fields));
  }
}

export const EVERYTHING = { sort: [], skip: 0, limit: 0, deadline: Infinity, isCount: false } as const;

export const parseSort = (specification: unknown): SortField[] => {
  if (specification === undefined) return [];
  if (!isDocument(specification)) throw new CommandError(14, 'Expected field sort to be of type object');
  return Object.entries(specification).map(([path, value]) => {
    if (isDocument(value) && '$meta' in value)
      throw new CommandError(2, 'sorting by $meta is not supported by the embedded engine');
    if (!isNumber(value))
      throw new CommandError(15974, `Illegal key in $sort specification: ${path}: ${typeAlias(value)}`);
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1)
      throw new CommandError(
        15975,
        `$sort key ordering must be 1 (for ascending) or -1 (for descending): ${path}`,
      );
    splitPath(path);
    assertFieldName(path);
    return { path, direction };
  });
};

/** The bytes that order a document: an array counts with its least value, or, descending, with its greatest. */
const sortKey = (sort: readonly SortField[]): ((document: unknown) => Buffer) => {
  const fields = sort.map(({ path, direction }) => ({ parts: splitPath(path), direction }));
  const directions = fields.map(({ direction }) => direction);
  return (document) => {
    const values = fields.map(({ parts, direction }) => {
      const { values: candidates } = keyValues(document, parts);
      return candidates.length === 1 ? candidates[0] : extreme(candidates, direction);
    });
    return encodeKeys(values, directions);
  };
};

const extreme = (values: unknown[], direction: Direction): unknown => {
  const keyed = values.map((value) => ({ value, key: encodeKeys([value], [direction]) }));
  return keyed.reduce((best, next) => (Buffer.compare(next.key, best.key) < 0 ? next : best)).value;
};

export const sortBy = <T>(
  items: Iterable<T>,
  sort: readonly SortField[],
  toDocument: (item: T) => unknown,
): T[] => {
  const key = sortKey(sort);
  const keyed: Array<{ item: T; key: Buffer }> = [];
  for (const item of items) keyed.push({ item, key: key(toDocument(item)) });
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ item }) => item);
};

/** Stands between results where much is read for none: a reader may let other commands in. */
export const PAUSE = null;
export type Pause = typeof PAUSE;

export function* window<T>(items: Iterable<T>, skip: number, limit: number): Generator<T, void, undefined> {
  let at = 0;
  if (limit > 0 && skip + limit === 0) return;
  for (const item of items) {
    if (item === PAUSE) {
      yield item;
      continue;
    }
    if (at++ < skip) continue;
    yield item;
    if (limit > 0 && at >= skip + limit) return;
  }
}

function* entriesOf(store: Collections, plan: Plan): Generator<Entry, void, undefined> {
  for (const range of plan.ranges) {
    if (!plan.isPoint) {
      yield* store.scan(range, plan.isReverse);
      continue;
    }
    const value = store.get(range.start);
    if (value !== undefined) yield { key: range.start, value };
  }
}

const CHECK_CLOCK_EVERY = 256;
const PAUSE_EVERY = 64;

export function* withoutPauses<T>(items: Iterable<T | Pause>): Generator<T, void, undefined> {
  for (const item of items) if (item !== PAUSE) yield item;
}

const COUNTED = new Found(Buffer.from(writeDocument({})), true);

function* fetchAll(
  store: Collections,
  collection: Collection,
  { plan, query, statistics }: { plan: Plan; query: Query; statistics: Statistics },
): Generator<Found | Pause, void, undefined> {
  const { index } = plan;
  const prefix = treePrefix(collection.tree);
  const examine = (what: 'keys' | 'documents') => {
    statistics[what]++;
    store.examined[what]++;
  };
  const seen = index?.isMultikey ? new Set<string>() : undefined;
  const judge = entryTest(plan, query);
  let tested = 0;
  for (const { key, value } of entriesOf(store, plan)) {
    if (++tested % CHECK_CLOCK_EVERY === 0 && Date.now() > query.deadline)
      throw new CommandError(50, 'operation exceeded time limit');
    if (tested % PAUSE_EVERY === 0) yield PAUSE;
    if (index !== undefined) examine('keys');
    if (index === undefined || index.tree === collection.tree) {
      examine('documents');
      yield new Found(value);
      continue;
    }
    const verdict = judge(key);
    if (verdict === 'rejected') continue;
    if (seen !== undefined) {
      const id = value.toString('latin1');
      if (seen.has(id)) continue;
      seen.add(id);
    }
    if (verdict === 'counted') {
      yield COUNTED;
      continue;
    }
    const bytes = store.get(Buffer.concat([prefix, value]));
    if (bytes === undefined) continue;
    examine('documents');
    yield new Found(bytes, plan.isExact);
  }
}

/** A filter parses only the fields it tests, and those of a later condition only after the earlier ones match. */
const passes = (found: Found, { conjuncts, fields, matches }: Filter): boolean =>
  conjuncts === undefined
    ? matches(found.pick(fields))
    : conjuncts.every((conjunct) => passes(found, conjunct));

function* matching(
  found: Iterable<Found | Pause>,
  { filter }: Query,
): Generator<Found | Pause, void, undefined> {
  const takesAll = isEmptyFilter(filter);
  for (const item of found)
    if (item === PAUSE || takesAll || item.isMatch || passes(item, filter)) yield item;
}

export type Run = {
  query: Query;
  collection: Collection | undefined;
  plan: Plan | undefined;
  statistics: Statistics;
  results: Iterable<Found | Pause>;
};

/** Chooses a plan and runs it as far as the consumer reads. */
export const runQuery = (store: Collections, collection: Collection | undefined, query: Query): Run => {
  const statistics = { keys: 0, documents: 0 };
  if (collection === undefined) return { query, collection, plan: undefined, statistics, results: [] };
  const { filter, sort, skip, limit } = query;
  const needed = limit > 0 ? skip + limit : Infinity;
  const plan = choosePlan(store, collection, { node: filter.node, sort, needed });
  const matches = matching(fetchAll(store, collection, { plan, query, statistics }), query);
  if (sort.length === 0 || plan.isSorted)
    return { query, collection, plan, statistics, results: window(matches, skip, limit) };
  const sortFields = new Set(sort.map(({ path }) => splitPath(path)[0] ?? ''));
  return {
    query,
    collection,
    plan,
    statistics,
    results: window(sorted(matches, sort, sortFields), skip, limit),
  };
};

/** Sorting starts when the first result is asked for, so that explain can report a plan without running it. */
function* sorted(
  matches: Iterable<Found | Pause>,
  sort: readonly SortField[],
  fields: ReadonlySet<string>,
): Generator<Found | Pause, void, undefined> {
  const found: Found[] = [];
  for (const item of matches) {
    if (item === PAUSE) yield item;
    else found.push(item);
  }
  yield* sortBy(found, sort, (item) => item.pick(fields));
}
