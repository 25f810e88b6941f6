import { createHash } from 'node:crypto';
import { Double, Long } from 'bson';
import {
  batchSizeOf,
  type CommandDefinition,
  type Engine,
  namespaceOf,
  requireCollection,
} from './command.ts';
import { typeMismatch } from '../errors.ts';
import { compileFilter } from '../language/filter.ts';
import { SESSION_MINUTES } from '../storage/store.ts';
import { validateCollection } from './validate.ts';
import {
  type Document,
  isNumber,
  isTruthy,
  MAX_DOCUMENT_BYTES,
  toNumber,
  writeDocument,
} from '../values/values.ts';
import { MAX_MESSAGE_BYTES } from '../protocol/wire.ts';

const VERSION = '7.0.0';
/** The wire version of a server 7.0, by which drivers choose their behaviour. */
const MAX_WIRE_VERSION = 21;

const bareName = (namespace: string): string => namespace.slice(namespace.indexOf('.') + 1);

const hello: CommandDefinition = {
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
  unsupported: ['saslSupportedMechs', 'speculativeAuthenticate', 'topologyVersion', 'maxAwaitTimeMS'],
  isPublic: true,
  run: ({ connection, name }) => ({
    ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    // As a router of a cluster: it takes transactions and, unlike a replica set, need not name its hosts.
    msg: 'isdbgrid',
    helloOk: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: SESSION_MINUTES,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
  }),
};

const nothing: CommandDefinition = { fields: [], run: () => ({}) };

const create: CommandDefinition = {
  fields: ['autoIndexId'],
  unsupported: [
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
      for (const collection of store.collections(database)) store.dropCollection(collection);
      return { dropped: database };
    }),
};

const listCollections: CommandDefinition = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: (command) => {
    const { store } = command.engine;
    const { matches } = compileFilter(command.body.filter);
    const infos = store.collections(command.database).map(({ namespace }): Document => {
      const info: Document = { name: bareName(namespace), type: 'collection' };
      if (isTruthy(command.body.nameOnly)) return info;
      return {
        ...info,
        options: {},
        info: { readOnly: false },
        idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
      };
    });
    return command.engine.cursors.open(
      infos.filter(matches).map((info) => writeDocument(info)),
      {
        namespace: `${command.database}.$cmd.listCollections`,
        batchSize: batchSizeOf(command),
      },
    );
  },
};

const listDatabases: CommandDefinition = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ engine: { store }, body }) => {
    const names = new Set(
      store.collections().map(({ namespace }) => namespace.slice(0, namespace.indexOf('.'))),
    );
    // All databases share one file, whose size is reported for each.
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

const dbStats: CommandDefinition = {
  fields: ['scale', 'freeStorage'],
  run: ({ engine: { store }, database }) => {
    const collections = store.collections(database);
    const { freeBytes, totalBytes } = store.disk;
    return {
      db: database,
      collections: collections.length,
      views: 0,
      objects: collections.reduce((sum, collection) => sum + store.count(collection), 0),
      indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
      storageSize: new Double(store.fileBytes),
      scaleFactor: 1,
      fsUsedSize: new Double(totalBytes - freeBytes),
      fsTotalSize: new Double(totalBytes),
    };
  },
};

/** Of the stored bytes, in the order of ids: equal where two databases store equal documents. */
const dbHash: CommandDefinition = {
  fields: ['collections', 'skipTempCollections'],
  run: ({ engine: { store }, database, body }) => {
    const { collections: wanted = [] } = body;
    if (!Array.isArray(wanted) || !wanted.every((name) => typeof name === 'string'))
      throw typeMismatch('collections must be an array of names');
    const start = performance.now();
    const hashes = store
      .collections(database)
      .map((collection) => ({ name: bareName(collection.namespace), collection }))
      .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, collection }) => [name, hashOf(store.documents(collection))] as const);
    return {
      collections: Object.fromEntries(hashes),
      capped: [],
      uuids: {},
      md5: hashOf(hashes.map(([, hash]) => hash)),
      timeMillis: Math.round(performance.now() - start),
    };
  },
};

/** MD5 as MongoDB: it finds differences, and protects nothing. */
const hashOf = (parts: Iterable<string | Uint8Array>) => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
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
      metrics: {
        cursor: { open: { total: Long.fromNumber(engine.cursors.size) } },
        queryExecutor: {
          scanned: Long.fromNumber(engine.store.examined.keys),
          scannedObjects: Long.fromNumber(engine.store.examined.documents),
        },
      },
      transactions: { currentOpen: Long.fromNumber(engine.store.openSnapshots) },
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
  unsupported: ['repair', 'metadata', 'checkBSONConformance'],
  run: (command) => {
    const collection = requireCollection(command);
    const { records, keysPerIndex, errors } = validateCollection(command.engine.store, collection);
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

const PARAMETERS: Readonly<Record<string, (engine: Engine, seconds: number) => number>> = {
  ttlMonitorSleepSecs: ({ ttl }, seconds) => {
    const was = ttl.seconds;
    ttl.start(seconds);
    return was;
  },
  transactionLifetimeLimitSeconds: ({ sessions }, seconds) => {
    const was = sessions.transactionSeconds;
    sessions.transactionSeconds = seconds;
    return was;
  },
};

const setParameter: CommandDefinition = {
  fields: Object.keys(PARAMETERS),
  run: ({ engine, body }) => {
    const [name = ''] = Object.keys(PARAMETERS).filter((parameter) => parameter in body);
    const seconds = body[name];
    if (!isNumber(seconds) || !(toNumber(seconds) > 0))
      throw typeMismatch(`${Object.keys(PARAMETERS).join(' or ')} must be a positive number`);
    return { was: PARAMETERS[name]?.(engine, toNumber(seconds)) };
  },
};

export const adminCommands: Readonly<Record<string, CommandDefinition>> = {
  hello,
  ismaster: hello,
  isMaster: hello,
  ping: nothing,
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  dbHash,
  dbStats,
  serverStatus,
  buildInfo,
  buildinfo: buildInfo,
  validate,
  connectionStatus,
  setParameter,
};
