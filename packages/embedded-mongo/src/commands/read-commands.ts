import type { Long } from 'bson';
import { calculateObjectSize, Int32 } from 'bson';
import { batchSizeOf, type Command, type CommandDefinition, deadlineOf, namespaceOf } from './command.ts';
import { badValue, CommandError, notSupported, typeMismatch } from '../errors.ts';
import { compileFilter, isEmptyFilter } from '../language/filter.ts';
import { encodeKey } from '../values/keys.ts';
import { someValue, splitPath } from '../values/paths.ts';
import { compilePipeline, runStage, type Stage } from '../language/pipeline.ts';
import { compileProjection, type Projection } from '../language/projection.ts';
import { eachInSlices } from '../protocol/in-slices.ts';
import type { Collections } from '../storage/collections.ts';
import {
  EVERYTHING,
  type Found,
  parseSort,
  PAUSE,
  type Pause,
  type Query,
  type Run,
  runQuery,
  withoutPauses,
} from '../language/query.ts';
import {
  type Document,
  isDocument,
  isTruthy,
  MAX_DOCUMENT_BYTES,
  requireInteger,
  writeDocument,
  isLong,
  isNumber,
} from '../values/values.ts';

const integerOr = (value: unknown, field: string, otherwise: number, minimum = 0): number =>
  value === undefined ? otherwise : requireInteger(value, field, minimum);

const findQuery = (command: Command): Query => {
  const { filter, sort, skip, limit } = command.body;
  return {
    filter: compileFilter(filter),
    sort: parseSort(sort),
    skip: integerOr(skip, 'skip', 0),
    limit: integerOr(limit, 'limit', 0),
    deadline: deadlineOf(command),
    isCount: false,
  };
};

const projected = (found: Found, projection: Projection | undefined): Uint8Array => {
  if (projection === undefined) return found.bytes;
  return projection.ofBytes?.(found.bytes) ?? writeDocument(projection.ofDocument(found.document));
};

export const runFind = (command: Command): Run & { project: (found: Found) => Uint8Array } => {
  const { store } = command;
  const query = findQuery(command);
  const projection = compileProjection(command.body.projection);
  return {
    ...runQuery(store, store.collection(namespaceOf(command)), query),
    project: (found) => projected(found, projection),
  };
};

function* mapLazily<T, U>(
  items: Iterable<T | Pause>,
  map: (item: T) => U,
): Generator<U | Pause, void, undefined> {
  for (const item of items) yield item === PAUSE ? PAUSE : map(item);
}

/** As in MongoDB, a cursor ends with an error when its collection or index is dropped. */
const assertAlive = (store: Collections, { collection, plan }: Run) => {
  if (collection === undefined) return undefined;
  const { namespace, tree } = collection;
  const indexTree = plan?.index?.tree ?? tree;
  return () => {
    const current = store.collection(namespace);
    if (current?.tree !== tree)
      throw new CommandError(175, `collection dropped between getMore calls: ${namespace}`);
    if (!current.indexes.some((index) => index.tree === indexTree))
      throw new CommandError(175, `index dropped between getMore calls: ${namespace}`);
  };
};

const find: CommandDefinition = {
  fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  unsupported: [
    'hint',
    'min',
    'max',
    'returnKey',
    'showRecordId',
    'tailable',
    'awaitData',
    'oplogReplay',
    'noCursorTimeout',
    'allowPartialResults',
    'collation',
    'allowDiskUse',
    'let',
  ],
  inTransaction: 'statement',
  run: (command) => {
    const run = runFind(command);
    const { batchSize, singleBatch } = command.body;
    return command.engine.cursors.open(mapLazily(run.results, run.project), {
      namespace: namespaceOf(command),
      transaction: command.transaction,
      assertAlive: assertAlive(command.store, run),
      batchSize: batchSize === undefined ? undefined : requireInteger(batchSize, 'batchSize'),
      isSingleBatch: isTruthy(singleBatch),
    });
  },
};

const requireCursorId = (value: unknown): Long => {
  if (!isNumber(value) || !isLong(value))
    throw typeMismatch("BSON field 'getMore' is the wrong type, expected type 'long'");
  return value;
};

const getMore: CommandDefinition = {
  fields: ['collection', 'batchSize'],
  inTransaction: 'statement',
  run: (command) => {
    const { collection, batchSize } = command.body;
    if (typeof collection !== 'string')
      throw typeMismatch("BSON field 'getMore.collection' is missing or not a string");
    const size = integerOr(batchSize, 'batchSize', 0);
    return command.engine.cursors.next(requireCursorId(command.body.getMore), {
      namespace: `${command.database}.${collection}`,
      batchSize: size === 0 ? Infinity : size,
      transaction: command.transaction,
    });
  },
};

const killCursors: CommandDefinition = {
  fields: ['cursors'],
  inTransaction: 'statement',
  run: ({ body, engine }) => {
    if (!Array.isArray(body.cursors))
      throw typeMismatch("BSON field 'killCursors.cursors' is missing or not an array");
    const cursorsKilled: Long[] = [];
    const cursorsNotFound: Long[] = [];
    for (const id of body.cursors.map(requireCursorId))
      (engine.cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(id);
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
  },
};

export const runCount = (command: Command): Run => {
  const { store } = command;
  const { query, skip, limit } = command.body;
  return runQuery(store, store.collection(namespaceOf(command)), {
    filter: compileFilter(query),
    sort: [],
    skip: integerOr(skip, 'skip', 0),
    limit: Math.abs(integerOr(limit, 'limit', 0, -Infinity)),
    deadline: deadlineOf(command),
    isCount: true,
  });
};

const count: CommandDefinition = {
  fields: ['query', 'limit', 'skip', 'fields'],
  unsupported: ['hint', 'collation'],
  run: async (command) => {
    const { store } = command;
    const { query, results } = runCount(command);
    const collection = store.collection(namespaceOf(command));
    if (isEmptyFilter(query.filter)) {
      const rest = Math.max(0, (collection === undefined ? 0 : store.count(collection)) - query.skip);
      return { n: new Int32(query.limit > 0 ? Math.min(rest, query.limit) : rest) };
    }
    let n = 0;
    await eachInSlices(results, () => n++);
    return { n: new Int32(n) };
  },
};

const distinct: CommandDefinition = {
  fields: ['key', 'query'],
  unsupported: ['collation', 'hint'],
  inTransaction: 'statement',
  run: async (command) => {
    const { key, query } = command.body;
    if (typeof key !== 'string') throw typeMismatch("BSON field 'distinct.key' is missing or not a string");
    const parts = splitPath(key);
    const { store } = command;
    const values = new Map<string, unknown>();
    let bytes = 0;
    const keep = (value: unknown): boolean => {
      if (Array.isArray(value)) value.forEach(keepOne);
      else if (value !== undefined) keepOne(value);
      return false;
    };
    const keepOne = (value: unknown): void => {
      const encoded = encodeKey(value).toString('latin1');
      if (values.has(encoded)) return;
      values.set(encoded, value);
      bytes += calculateObjectSize({ [values.size]: value });
      if (bytes > MAX_DOCUMENT_BYTES) throw new CommandError(17217, 'distinct too big, 16mb cap');
    };
    const { results } = runQuery(store, store.collection(namespaceOf(command)), {
      ...EVERYTHING,
      filter: compileFilter(query ?? undefined),
      deadline: deadlineOf(command),
    });
    await eachInSlices(results, ({ document }) => void someValue(document, parts, keep, false));
    return { values: [...values.values()] };
  },
};

/** The leading stages that a plan can serve: filters, then one sort, then skip and limit. */
const splitPipeline = (
  stages: readonly Stage[],
  deadline: number,
): { query: Query; rest: readonly Stage[] } => {
  const query: Query = { ...EVERYTHING, filter: compileFilter({}), deadline };
  let at = 0;
  const [first] = stages;
  if (first?.kind === 'match') {
    query.filter = first.filter;
    at++;
  }
  const sort = stages[at];
  if (sort?.kind === 'sort') {
    query.sort = sort.sort;
    at++;
  }
  const skip = stages[at];
  if (skip?.kind === 'skip') {
    query.skip = skip.count;
    at++;
  }
  const limit = stages[at];
  if (limit?.kind === 'limit') {
    query.limit = limit.count;
    at++;
  }
  const rest = stages.slice(at);
  query.isCount = rest[0]?.kind === 'other' && rest[0].fields?.size === 0;
  return { query, rest };
};

export const runAggregate = (command: Command): Run & { rest: readonly Stage[] } => {
  const { store } = command;
  const { query, rest } = splitPipeline(compilePipeline(command.body.pipeline), deadlineOf(command));
  return { ...runQuery(store, store.collection(namespaceOf(command)), query), rest };
};

const pickInSlices = async (
  results: Iterable<Found | Pause>,
  fields: ReadonlySet<string>,
): Promise<Document[]> => {
  const documents: Document[] = [];
  await eachInSlices(results, (found) => documents.push(found.pick(fields)));
  return documents;
};

const aggregate: CommandDefinition = {
  fields: ['pipeline', 'cursor'],
  unsupported: ['explain', 'allowDiskUse', 'bypassDocumentValidation', 'collation', 'hint', 'let'],
  inTransaction: 'statement',
  run: async (command) => {
    if (typeof command.body.aggregate !== 'string') throw notSupported('aggregate without a collection');
    if (!isDocument(command.body.cursor))
      throw new CommandError(
        9,
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    if (Object.keys(command.body.cursor).some((option) => option !== 'batchSize'))
      throw badValue('cursor object can only have a batchSize');
    const run = runAggregate(command);
    const { results, rest } = run;
    const fields = rest[0]?.kind === 'other' ? rest[0].fields : undefined;
    // A stage that names its fields reads everything before its first result.
    const documents: Iterable<Document> =
      fields === undefined
        ? withoutPauses(mapLazily(results, (found) => found.document))
        : await pickInSlices(results, fields);
    const bytes =
      rest.length === 0
        ? mapLazily(results, (found) => found.bytes)
        : mapLazily(rest.reduce(runStage, documents), (document) => writeDocument(document));
    return command.engine.cursors.open(bytes, {
      namespace: namespaceOf(command),
      transaction: command.transaction,
      assertAlive: assertAlive(command.store, run),
      batchSize: batchSizeOf(command),
    });
  },
};

export const readCommands: Readonly<Record<string, CommandDefinition>> = {
  find,
  getMore,
  killCursors,
  count,
  distinct,
  aggregate,
};
