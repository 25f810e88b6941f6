import { Double, Int32, Long } from 'bson';
import { type Command, type CommandDefinition, namespaceOf, requireDocument } from './command.ts';
import { CommandError, typeMismatch } from './errors.ts';
import { compileFilter } from './filter.ts';
import { areEqual } from './compare.ts';
import { isArrayIndex, splitPath } from './paths.ts';
import type { Collection, Index, Store } from './store.ts';
import {
  type Document,
  isDocument,
  isNumber,
  isTruthy,
  MAX_DOCUMENT_BYTES,
  requireInteger,
  toNumber,
  writeDocument,
} from './values.ts';

const VERSION = '7.0.0';
const MAX_MESSAGE_BYTES = 48_000_000;
/** What a standalone server of 7.0 tells; drivers choose their behaviour by it. */
const MAX_WIRE_VERSION = 21;

const collectionNotFound = (namespace: string) => new CommandError(26, `ns not found: ${namespace}`);

const requireCollection = (command: Command): Collection => {
  const namespace = namespaceOf(command);
  const collection = command.engine.store.collection(namespace);
  if (collection === undefined) throw collectionNotFound(namespace);
  return collection;
};

const bareName = (namespace: string): string => namespace.slice(namespace.indexOf('.') + 1);

export const hello: CommandDefinition = {
  fields: [
    'helloOk',
    'client',
    'compression',
    'backpressure',
    'loadBalanced',
    'hello',
    'ismaster',
    'isMaster',
  ],
  refused: ['saslSupportedMechs', 'speculativeAuthenticate', 'topologyVersion', 'maxAwaitTimeMS'],
  run: ({ connectionId, name }) => ({
    ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    helloOk: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
  }),
};

const nothing: CommandDefinition = { fields: [], run: () => ({}) };

const create: CommandDefinition = {
  fields: ['autoIndexId'],
  refused: [
    'capped',
    'size',
    'max',
    'storageEngine',
    'timeseries',
    'expireAfterSeconds',
    'clusteredIndex',
    'changeStreamPreAndPostImages',
    'validator',
    'validationLevel',
    'validationAction',
    'indexOptionDefaults',
    'viewOn',
    'pipeline',
    'collation',
    'encryptedFields',
  ],
  run: (command) => {
    const namespace = namespaceOf(command);
    const { store } = command.engine;
    return store.write(() => {
      store.ensureCollection(namespace);
      return {};
    });
  },
};

const drop: CommandDefinition = {
  fields: [],
  run: (command) => {
    const { store } = command.engine;
    return store.write(() => {
      const collection = store.collection(namespaceOf(command));
      if (collection === undefined) return {};
      store.dropCollection(collection);
      return { nIndexesWas: collection.indexes.length, ns: collection.namespace };
    });
  },
};

const dropDatabase: CommandDefinition = {
  fields: [],
  run: ({ engine: { store }, database }) =>
    store.write(() => {
      for (const namespace of store.namespaces(database)) {
        const collection = store.collection(namespace);
        if (collection !== undefined) store.dropCollection(collection);
      }
      return { dropped: database };
    }),
};

const INDEX_FIELDS = ['v', 'key', 'name', 'unique', 'expireAfterSeconds', 'background', 'ns'];
const INDEX_REFUSED = new Set([
  'sparse',
  'partialFilterExpression',
  'collation',
  'hidden',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'storageEngine',
  'wildcardProjection',
  'clustered',
  'dropDups',
  'prepareUnique',
]);

const cannotCreateIndex = (reason: string) => new CommandError(67, reason);

const checkIndexKey = (key: Document): void => {
  if (Object.keys(key).length === 0) throw cannotCreateIndex('Index keys cannot be an empty object');
  for (const [path, direction] of Object.entries(key)) {
    if (!isNumber(direction))
      throw cannotCreateIndex(
        `The index kind '${String(direction)}' is not supported by the embedded engine`,
      );
    if (toNumber(direction) === 0 || Number.isNaN(toNumber(direction)))
      throw cannotCreateIndex(`Values in the index key pattern cannot be 0: ${path}`);
    if (path.includes('$'))
      throw cannotCreateIndex(`The index path '${path}' is not supported by the embedded engine`);
    if (splitPath(path).some(isArrayIndex))
      throw cannotCreateIndex(`The numeric index path '${path}' is not supported by the embedded engine`);
  }
};

const isIdKey = (key: Document): boolean => Object.keys(key).length === 1 && isNumber(key._id);

const parseIndex = (value: unknown): Document => {
  const given = requireDocument(value, 'indexes');
  for (const [option, setting] of Object.entries(given)) {
    if (INDEX_FIELDS.includes(option)) continue;
    if (!INDEX_REFUSED.has(option))
      throw new CommandError(197, `The field '${option}' is not valid for an index specification.`);
    if (setting !== false)
      throw cannotCreateIndex(`The index option '${option}' is not supported by the embedded engine`);
  }
  const key = requireDocument(given.key, 'indexes.key');
  checkIndexKey(key);
  if (typeof given.name !== 'string' || given.name === '')
    throw new CommandError(9, "The 'name' field is a required property of an index specification");
  const specification: Document = { v: new Int32(2), key, name: given.name };
  if (isTruthy(given.unique)) specification.unique = true;
  if (given.background !== undefined) specification.background = given.background;
  if (given.expireAfterSeconds === undefined) return specification;
  if (!isNumber(given.expireAfterSeconds) || toNumber(given.expireAfterSeconds) < 0)
    throw cannotCreateIndex("TTL index 'expireAfterSeconds' option must be within an acceptable range");
  if (Object.keys(key).length > 1)
    throw cannotCreateIndex('TTL indexes are single-field indexes, compound indexes do not support TTL');
  if (isIdKey(key))
    throw new CommandError(197, "The field 'expireAfterSeconds' is not valid for an _id index specification");
  return { ...specification, expireAfterSeconds: given.expireAfterSeconds };
};

/** Whether the index is there already; a like one under another name or with other options is an error. */
const isExisting = (collection: Collection, specification: Document): boolean => {
  if (isIdKey(specification.key as Document)) return true;
  const sameName = collection.indexes.find(({ name }) => name === specification.name);
  const sameKey = collection.indexes.find((index) => areEqual(index.specification.key, specification.key));
  const hasSameOptions = (index: Index): boolean =>
    index.isUnique === (specification.unique === true) &&
    areEqual(index.specification.expireAfterSeconds, specification.expireAfterSeconds);
  if (sameName !== undefined && sameName !== sameKey)
    throw new CommandError(
      86,
      `An existing index has the same name as the requested index: ${sameName.name}`,
    );
  if (sameKey === undefined) return false;
  if (sameKey.name !== specification.name)
    throw new CommandError(85, `Index already exists with a different name: ${sameKey.name}`);
  if (!hasSameOptions(sameKey))
    throw new CommandError(
      sameName === sameKey ? 86 : 85,
      `An equivalent index already exists with the same name but different options: ${sameKey.name}`,
    );
  return true;
};

const createIndexes: CommandDefinition = {
  fields: ['indexes'],
  refused: ['commitQuorum'],
  run: (command) => {
    const { store } = command.engine;
    const namespace = namespaceOf(command);
    if (!Array.isArray(command.body.indexes) || command.body.indexes.length === 0)
      throw new CommandError(2, 'Must specify at least one index to create');
    const specifications = command.body.indexes.map(parseIndex);
    return store.write(() => {
      const isNew = store.collection(namespace) === undefined;
      const before = store.ensureCollection(namespace).indexes.length;
      for (const specification of specifications) {
        const collection = store.ensureCollection(namespace);
        if (!isExisting(collection, specification)) store.createIndex(collection, specification);
      }
      const after = store.ensureCollection(namespace).indexes.length;
      return {
        numIndexesBefore: before,
        numIndexesAfter: after,
        createdCollectionAutomatically: isNew,
        ...(before === after ? { note: 'all indexes already exist' } : {}),
      };
    });
  },
};

const batchSizeOf = ({ body }: Command): number | undefined =>
  isDocument(body.cursor) && body.cursor.batchSize !== undefined
    ? requireInteger(body.cursor.batchSize, 'batchSize')
    : undefined;

const listIndexes: CommandDefinition = {
  fields: ['cursor'],
  run: (command) => {
    const collection = requireCollection(command);
    return command.engine.cursors.open(
      collection.indexes.map(({ specification }) => writeDocument(specification)),
      { namespace: collection.namespace, batchSize: batchSizeOf(command) },
    );
  },
};

const findIndexes = (collection: Collection, selector: unknown): Index[] => {
  if (selector === '*') return collection.indexes.slice(1);
  if (Array.isArray(selector)) return selector.flatMap((name: unknown) => findIndexes(collection, name));
  const found = collection.indexes.find((index) =>
    isDocument(selector) ? areEqual(index.specification.key, selector) : index.name === selector,
  );
  if (found === undefined)
    throw new CommandError(
      27,
      `index not found with name [${isDocument(selector) ? JSON.stringify(selector) : String(selector)}]`,
    );
  if (found.name === '_id_') throw new CommandError(72, 'cannot drop _id index');
  return [found];
};

const dropIndexes: CommandDefinition = {
  fields: ['index'],
  run: (command) => {
    const { store } = command.engine;
    return store.write(() => {
      const collection = requireCollection(command);
      for (const { tree } of findIndexes(collection, command.body.index)) {
        const current = store.ensureCollection(collection.namespace);
        const index = current.indexes.find((candidate) => candidate.tree === tree);
        if (index !== undefined) store.dropIndex(current, index);
      }
      return { nIndexesWas: collection.indexes.length };
    });
  },
};

const listCollections: CommandDefinition = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: (command) => {
    const { store } = command.engine;
    const { matches } = compileFilter(command.body.filter);
    const infos = store.namespaces(command.database).map((namespace): Document => {
      const info: Document = { name: bareName(namespace), type: 'collection' };
      if (isTruthy(command.body.nameOnly)) return info;
      return {
        ...info,
        options: {},
        info: { readOnly: false },
        idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
      };
    });
    return command.engine.cursors.open(infos.filter(matches).map(writeDocument), {
      namespace: `${command.database}.$cmd.listCollections`,
      batchSize: batchSizeOf(command),
    });
  },
};

const listDatabases: CommandDefinition = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ engine: { store }, body }) => {
    const names = new Set(store.namespaces().map((namespace) => namespace.slice(0, namespace.indexOf('.'))));
    // One file holds them all, so its size is told for each.
    const sizeOnDisk = new Double(store.fileBytes);
    const { matches } = compileFilter(body.filter);
    const databases = [...names].map((name): Document =>
      isTruthy(body.nameOnly) ? { name } : { name, sizeOnDisk, empty: false },
    );
    return {
      databases: databases.filter(matches),
      ...(isTruthy(body.nameOnly) ? {} : { totalSize: sizeOnDisk }),
    };
  },
};

const countObjects = (store: Store, collections: readonly Collection[]): number =>
  collections.reduce((sum, collection) => sum + store.count(collection), 0);

const dbStats: CommandDefinition = {
  fields: ['scale', 'freeStorage'],
  run: ({ engine: { store }, database }) => {
    const collections = store.namespaces(database).flatMap((namespace) => store.collection(namespace) ?? []);
    return {
      db: database,
      collections: collections.length,
      views: 0,
      objects: countObjects(store, collections),
      indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
      storageSize: new Double(store.fileBytes),
      scaleFactor: 1,
    };
  },
};

const serverStatus: CommandDefinition = {
  fields: ['recordStats', 'tcmalloc'],
  run: ({ engine }) => {
    const { rss } = process.memoryUsage();
    const uptimeMillis = Date.now() - engine.startedAt;
    return {
      version: VERSION,
      process: 'embedded-mongo',
      pid: Long.fromNumber(process.pid),
      uptime: new Double(uptimeMillis / 1000),
      uptimeMillis: Long.fromNumber(uptimeMillis),
      localTime: new Date(),
      connections: { current: engine.connections() },
      metrics: { cursor: { open: { total: Long.fromNumber(engine.cursors.size) } } },
      mem: { bits: 64, resident: Math.round(rss / 1024 / 1024) },
      storageEngine: { name: 'lmdb', persistent: true },
    };
  },
};

const buildInfo: CommandDefinition = {
  fields: [],
  run: () => ({
    version: VERSION,
    versionArray: VERSION.split('.').map(Number).concat(0),
    gitVersion: 'embedded-mongo',
    modules: ['embedded-mongo'],
    storageEngines: ['lmdb'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  }),
};

const validate: CommandDefinition = {
  fields: ['full', 'background'],
  refused: ['repair', 'metadata', 'checkBSONConformance'],
  run: (command) => {
    const collection = requireCollection(command);
    const { records, keysPerIndex, errors } = command.engine.store.validate(collection);
    return {
      ns: collection.namespace,
      nrecords: records,
      nIndexes: collection.indexes.length,
      keysPerIndex,
      valid: errors.length === 0,
      errors: errors.slice(0, 100),
      warnings: [],
    };
  },
};

const connectionStatus: CommandDefinition = {
  fields: ['showPrivileges'],
  run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
};

const setParameter: CommandDefinition = {
  fields: ['ttlMonitorSleepSecs'],
  run: ({ engine: { ttl }, body }) => {
    const seconds = body.ttlMonitorSleepSecs;
    if (!isNumber(seconds) || !(toNumber(seconds) > 0))
      throw typeMismatch('ttlMonitorSleepSecs must be a positive number');
    const was = ttl.seconds;
    ttl.start(toNumber(seconds));
    return { was };
  },
};

export const adminCommands: Readonly<Record<string, CommandDefinition>> = {
  hello,
  ismaster: hello,
  isMaster: hello,
  ping: nothing,
  endSessions: nothing,
  create,
  drop,
  dropDatabase,
  createIndexes,
  listIndexes,
  dropIndexes,
  listCollections,
  listDatabases,
  dbStats,
  serverStatus,
  buildInfo,
  buildinfo: buildInfo,
  validate,
  connectionStatus,
  setParameter,
};
