import { Int32, ObjectId } from 'bson';
import {
  assertFields,
  type Command,
  type CommandDefinition,
  deadlineOf,
  namespaceOf,
  requireDocument,
} from './command.ts';
import { CommandError, failedToParse, isTransient } from '../errors.ts';
import { compileFilter } from '../language/filter.ts';
import { areEqual } from '../values/compare.ts';
import { compileProjection } from '../language/projection.ts';
import { EVERYTHING, type Found, parseSort, runQuery, withoutPauses } from '../language/query.ts';
import type { Collections } from '../storage/collections.ts';
import { compileUpdate, type Update, upsertSeed } from '../language/update.ts';
import {
  assertStorable,
  type Document,
  isTruthy,
  readDocument,
  requireInteger,
  writeDocument,
} from '../values/values.ts';

const MAX_BATCH = 100_000;

/** The statements of a write command, which come beside the body or inside it. */
const statementsOf = (command: Command, field: string): Document[] => {
  const sequence = command.sequences.get(field);
  const inBody = command.body[field];
  const statements = sequence === undefined ? inBody : sequence.map((bytes) => readDocument(bytes));
  if (!Array.isArray(statements))
    throw new CommandError(40414, `BSON field '${command.name}.${field}' is missing but a required field`);
  if (statements.length === 0 || statements.length > MAX_BATCH)
    throw new CommandError(
      16,
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${statements.length} operations.`,
    );
  return statements.map((statement) => requireDocument(statement, field));
};

type WriteError = Document;

/** As in MongoDB: after this much text the errors of one reply have no text, and here no key either. */
const MAX_ERROR_BYTES = 1024 * 1024;

const toWriteError = (error: unknown, index: number): WriteError => {
  if (!(error instanceof CommandError)) throw error;
  return { index: new Int32(index), code: new Int32(error.code), errmsg: error.message, ...error.details };
};

/** Runs each statement; an ordered batch stops at its first error. What was done before stays. */
const eachStatement = (
  statements: readonly Document[],
  isOrdered: boolean,
  run: (statement: Document, index: number) => void,
): WriteError[] => {
  const errors: WriteError[] = [];
  let errorBytes = 0;
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (isTransient(error)) throw error;
      const writeError = toWriteError(error, index);
      const { code, errmsg } = writeError;
      errorBytes += Buffer.byteLength(String(errmsg));
      errors.push(errorBytes > MAX_ERROR_BYTES ? { index: new Int32(index), code, errmsg: '' } : writeError);
      if (isOrdered) break;
    }
  }
  return errors;
};

const withErrors = (reply: Document, errors: readonly WriteError[]): Document =>
  errors.length === 0 ? reply : { ...reply, writeErrors: errors };

const isOrdered = ({ body }: Command): boolean => body.ordered === undefined || isTruthy(body.ordered);

const assertId = (id: unknown): void => {
  if (Array.isArray(id)) throw new CommandError(53, "The '_id' value cannot be of type array");
};

/** The `_id` first, made when it is missing, as MongoDB stores it. */
const withId = (document: Document): Document => {
  if (Object.keys(document)[0] === '_id') return document;
  const { _id = new ObjectId(), ...others } = document;
  return { _id, ...others };
};

const insertDocument = (
  store: Collections,
  namespace: string,
  document: Document,
  bytes?: Uint8Array,
): void => {
  assertStorable(document);
  const complete = withId(document);
  assertId(complete._id);
  store.insert(
    namespace,
    complete,
    complete === document && bytes !== undefined ? bytes : writeDocument(complete),
  );
};

const insert: CommandDefinition = {
  fields: ['documents', 'ordered'],
  unsupported: ['bypassDocumentValidation'],
  inTransaction: 'statement',
  run: (command) => {
    const { store } = command;
    const namespace = namespaceOf(command);
    const bytes = command.sequences.get('documents');
    const documents = statementsOf(command, 'documents');
    return store.write(() => {
      const errors = eachStatement(documents, isOrdered(command), (document, i) =>
        insertDocument(store, namespace, document, bytes?.[i]),
      );
      const done =
        isOrdered(command) && errors.length > 0 ? Number(errors[0]?.index) : documents.length - errors.length;
      return withErrors({ n: new Int32(done) }, errors);
    });
  },
};

const assertSameId = (before: Document, after: Document): void => {
  if (!Object.hasOwn(after, '_id') || !areEqual(before._id, after._id))
    throw new CommandError(
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
};

/** Whether the bytes of the stored document changed. */
const updateFound = (
  store: Collections,
  namespace: string,
  found: Found,
  update: Update,
  now: Date,
): { after: Document; isModified: boolean } => {
  const collection = store.ensureCollection(namespace);
  const after = update.apply(found.document, { isInsert: false, now });
  assertSameId(found.document, after);
  const bytes = writeDocument(after, 17419);
  const isModified = !found.bytes.equals(bytes);
  if (isModified) store.replace(collection, found.document, after, bytes);
  return { after, isModified };
};

const upsertDocument = (
  store: Collections,
  namespace: string,
  query: unknown,
  update: Update,
  now: Date,
): Document => {
  const { node } = compileFilter(query);
  const seed = upsertSeed(node);
  const after = withId(update.apply(seed, { isInsert: true, now }));
  if (seed._id !== undefined) assertSameId(seed, after);
  insertDocument(store, namespace, after);
  return after;
};

const findForWrite = (
  command: Command,
  query: unknown,
  options: { sort?: unknown; limit: number },
): Found[] => {
  const { store } = command;
  const { results } = runQuery(store, store.collection(namespaceOf(command)), {
    ...EVERYTHING,
    filter: compileFilter(requireDocument(query, 'q')),
    sort: parseSort(options.sort),
    limit: options.limit,
    deadline: deadlineOf(command),
  });
  return [...withoutPauses(results)];
};

const UNSUPPORTED_UPDATE_FIELDS = ['collation', 'arrayFilters', 'hint', 'c', 'sort'];

type UpdateCounts = { n: number; nModified: number; upserted: Document[] };

const runUpdateStatement = (
  command: Command,
  statement: Document,
  index: number,
  counts: UpdateCounts,
): void => {
  assertFields(statement, 'update.updates', ['q', 'u', 'multi', 'upsert'], UNSUPPORTED_UPDATE_FIELDS);
  const { store } = command;
  const namespace = namespaceOf(command);
  const now = new Date();
  const update = compileUpdate(statement.u);
  const isMulti = isTruthy(statement.multi);
  if (isMulti && update.isReplacement)
    throw failedToParse('multi update is not supported for replacement-style update');
  const found = findForWrite(command, statement.q, { limit: isMulti ? 0 : 1 });
  for (const item of found) {
    const { isModified } = updateFound(store, namespace, item, update, now);
    counts.n++;
    if (isModified) counts.nModified++;
  }
  if (found.length > 0 || !isTruthy(statement.upsert)) return;
  const { _id } = upsertDocument(store, namespace, statement.q, update, now);
  counts.n++;
  counts.upserted.push({ index: new Int32(index), _id });
};

const update: CommandDefinition = {
  fields: ['updates', 'ordered'],
  unsupported: ['bypassDocumentValidation', 'let'],
  inTransaction: 'statement',
  run: (command) => {
    const statements = statementsOf(command, 'updates');
    return command.store.write(() => {
      const counts: UpdateCounts = { n: 0, nModified: 0, upserted: [] };
      const errors = eachStatement(statements, isOrdered(command), (statement, index) =>
        runUpdateStatement(command, statement, index, counts),
      );
      const reply: Document = { n: new Int32(counts.n), nModified: new Int32(counts.nModified) };
      if (counts.upserted.length > 0) reply.upserted = counts.upserted;
      return withErrors(reply, errors);
    });
  },
};

const removeAll = (command: Command, found: readonly Found[]): void => {
  const { store } = command;
  const collection = found.length === 0 ? undefined : store.collectionForWrite(namespaceOf(command));
  if (collection !== undefined) for (const { document } of found) store.remove(collection, document);
};

const deleteCommand: CommandDefinition = {
  fields: ['deletes', 'ordered'],
  unsupported: ['let'],
  inTransaction: 'statement',
  run: (command) => {
    const statements = statementsOf(command, 'deletes');
    return command.store.write(() => {
      let n = 0;
      const errors = eachStatement(statements, isOrdered(command), (statement) => {
        assertFields(statement, 'delete.deletes', ['q', 'limit'], ['collation', 'hint']);
        const limit = requireInteger(statement.limit, 'limit');
        if (limit > 1) throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
        const found = findForWrite(command, statement.q, { limit });
        removeAll(command, found);
        n += found.length;
      });
      return withErrors({ n: new Int32(n) }, errors);
    });
  },
};

const runFindAndModify = (command: Command): Document => {
  const { store } = command;
  const { query = {}, sort, remove, new: returnsNew, upsert } = command.body;
  const namespace = namespaceOf(command);
  const now = new Date();
  const projection = compileProjection(command.body.fields);
  const toReply = (value: Document | null, lastErrorObject: Document): Document => ({
    lastErrorObject,
    value: value === null || projection === undefined ? value : projection.ofDocument(value),
  });
  const update = isTruthy(remove) ? undefined : compileUpdate(command.body.update);
  const [found] = findForWrite(command, query, { sort, limit: 1 });
  if (update === undefined) {
    if (found === undefined) return toReply(null, { n: new Int32(0) });
    removeAll(command, [found]);
    return toReply(found.document, { n: new Int32(1) });
  }
  if (found !== undefined) {
    const { after } = updateFound(store, namespace, found, update, now);
    return toReply(isTruthy(returnsNew) ? after : found.document, {
      n: new Int32(1),
      updatedExisting: true,
    });
  }
  if (!isTruthy(upsert)) return toReply(null, { n: new Int32(0), updatedExisting: false });
  const after = upsertDocument(store, namespace, query, update, now);
  return toReply(isTruthy(returnsNew) ? after : null, {
    n: new Int32(1),
    updatedExisting: false,
    upserted: after._id,
  });
};

const findAndModify: CommandDefinition = {
  fields: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert'],
  unsupported: ['bypassDocumentValidation', 'collation', 'arrayFilters', 'hint', 'let'],
  inTransaction: 'statement',
  run: (command) => {
    const { remove, update: change, new: returnsNew, upsert } = command.body;
    if (isTruthy(remove) && change !== undefined)
      throw failedToParse('Cannot specify both an update and remove=true');
    if (isTruthy(remove) && isTruthy(returnsNew))
      throw failedToParse(
        "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
      );
    if (isTruthy(remove) && isTruthy(upsert))
      throw failedToParse('Cannot specify both upsert=true and remove=true');
    if (!isTruthy(remove) && change === undefined)
      throw failedToParse('Either an update or remove=true must be specified');
    return command.store.write(() => runFindAndModify(command));
  },
};

export const writeCommands: Readonly<Record<string, CommandDefinition>> = {
  insert,
  update,
  delete: deleteCommand,
  findAndModify,
  findandmodify: findAndModify,
};
