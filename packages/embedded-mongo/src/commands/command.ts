import type { CursorRegistry } from '../protocol/cursors.ts';
import { badValue, CommandError, typeMismatch } from '../errors.ts';
import type { Collections } from '../storage/collections.ts';
import type { Collection } from '../storage/index-entries.ts';
import type { Store } from '../storage/store.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { TtlMonitor } from '../storage/ttl.ts';
import type { Sessions } from './sessions.ts';
import { type Document, isDocument, isNumber, isTruthy, requireInteger, toNumber } from '../values/values.ts';

export type Connection = { id: number; isAuthenticated: boolean };

export type Engine = {
  store: Store;
  cursors: CursorRegistry;
  sessions: Sessions;
  ttl: TtlMonitor;
  startedAt: number;
  connections: () => number;
  /** The password of a loopback port; a socket needs none, its permissions suffice. */
  secret: string | undefined;
  /** Ends the engine, whose data file is damaged: what was asked gets no reply. */
  endDamaged: (reason: string) => never;
};

export type Command = {
  engine: Engine;
  /** What the command reads and changes: the engine's store, or in a transaction that transaction. */
  store: Collections;
  transaction: Transaction | undefined;
  name: string;
  database: string;
  body: Document;
  /** The documents sent beside the body, as bytes. */
  sequences: ReadonlyMap<string, readonly Buffer[]>;
  connection: Connection;
};

export type Reply = Document | Buffer;

export type CommandDefinition = {
  /** Supported fields; any other is an error. */
  fields: readonly string[];
  /** Fields of MongoDB that the engine lacks: an error, unless their value changes nothing (null, false, empty). */
  unsupported?: readonly string[];
  /** Set for what a driver sends before it has authenticated. */
  isPublic?: boolean;
  /** Set for what a transaction takes, and for what ends it. */
  inTransaction?: 'statement' | 'end';
  run: (command: Command) => Reply | Promise<Reply>;
};

const GENERIC_FIELDS = new Set([
  '$db',
  'lsid',
  '$readPreference',
  '$clusterTime',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'txnNumber',
  'autocommit',
  'startTransaction',
]);
const READ_CONCERNS = ['local', 'available', 'majority', 'linearizable'];
const TRANSACTION_READ_CONCERNS = ['local', 'majority', 'snapshot'];

const hasNoEffect = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (isDocument(value) && Object.keys(value).length === 0) ||
  (Array.isArray(value) && value.length === 0) ||
  (!isDocument(value) && !Array.isArray(value) && !isTruthy(value));

export const assertFields = (
  command: Document,
  where: string,
  fields: readonly string[],
  unsupported: readonly string[] = [],
): void => {
  for (const [field, value] of Object.entries(command)) {
    if (fields.includes(field)) continue;
    if (!unsupported.includes(field))
      throw new CommandError(40415, `BSON field '${where}.${field}' is an unknown field.`);
    if (!hasNoEffect(value))
      throw new CommandError(72, `The option '${field}' of ${where} is not supported by the embedded engine`);
  }
};

const assertConcerns = ({ readConcern, writeConcern, autocommit }: Document): void => {
  if (isDocument(readConcern)) {
    const { level = 'local', ...others } = readConcern;
    const levels = autocommit === undefined ? READ_CONCERNS : TRANSACTION_READ_CONCERNS;
    if (typeof level !== 'string' || !levels.includes(level) || Object.keys(others).length > 0)
      throw new CommandError(
        72,
        `The read concern ${JSON.stringify(readConcern)} is not supported by the embedded engine`,
      );
  }
  if (!isDocument(writeConcern)) return;
  assertFields(writeConcern, 'writeConcern', ['w', 'j', 'journal', 'wtimeout', 'wtimeoutMS', 'fsync']);
  if (isNumber(writeConcern.w) && toNumber(writeConcern.w) > 1)
    throw badValue("cannot use 'w' > 1 when a host is not replicated");
  if (typeof writeConcern.w === 'string' && writeConcern.w !== 'majority')
    throw new CommandError(79, `No write concern mode named '${writeConcern.w}' found`);
};

export const assertAuthenticated = ({ name, connection }: Command, { isPublic }: CommandDefinition): void => {
  if (!connection.isAuthenticated && isPublic !== true)
    throw new CommandError(13, `Command ${name} requires authentication`);
};

export const assertCommand = ({ name, body }: Command, { fields, unsupported }: CommandDefinition): void => {
  const own = Object.fromEntries(
    Object.entries(body).filter(([field]) => field !== name && !GENERIC_FIELDS.has(field)),
  );
  assertFields(own, name, fields, unsupported);
  assertConcerns(body);
};

export const namespaceOf = ({ database, name, body }: Command, field = name): string => {
  const collection = body[field];
  if (typeof collection !== 'string')
    throw new CommandError(73, `collection name has invalid type ${typeof collection}`);
  if (
    collection === '' ||
    collection.includes('$') ||
    collection.includes('\0') ||
    collection.startsWith('.') ||
    collection.startsWith('system.')
  )
    throw new CommandError(73, `Invalid collection name: ${database}.${collection}`);
  return `${database}.${collection}`;
};

export const assertDatabaseName = (name: unknown): string => {
  if (name === '$external') return name;
  if (typeof name !== 'string' || name === '' || name.length > 63 || /[\s/\\."$\0]/.test(name))
    throw new CommandError(73, `Invalid database name: '${String(name)}'`);
  return name;
};

export const deadlineOf = ({ body }: Command): number => {
  if (body.maxTimeMS === undefined) return Infinity;
  const milliseconds = requireInteger(body.maxTimeMS, 'maxTimeMS');
  return milliseconds === 0 ? Infinity : Date.now() + milliseconds;
};

export const requireDocument = (value: unknown, field: string): Document => {
  if (!isDocument(value))
    throw typeMismatch(`BSON field '${field}' is the wrong type, expected type 'object'`);
  return value;
};

export const requireCollection = (command: Command): Collection => {
  const namespace = namespaceOf(command);
  const collection = command.engine.store.collection(namespace);
  if (collection === undefined) throw new CommandError(26, `ns not found: ${namespace}`);
  return collection;
};

export const batchSizeOf = ({ body }: Command): number | undefined =>
  isDocument(body.cursor) && body.cursor.batchSize !== undefined
    ? requireInteger(body.cursor.batchSize, 'batchSize')
    : undefined;
