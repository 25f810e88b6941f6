import { Int32 } from 'bson';
import {
  batchSizeOf,
  type CommandDefinition,
  namespaceOf,
  requireCollection,
  requireDocument,
} from './command.ts';
import { areEqual } from '../values/compare.ts';
import { CommandError } from '../errors.ts';
import type { Collection, Index } from '../storage/index-entries.ts';
import { splitPath } from '../values/paths.ts';
import {
  type Document,
  isArrayIndex,
  isDocument,
  isNumber,
  isTruthy,
  toNumber,
  writeDocument,
} from '../values/values.ts';

const INDEX_FIELDS = ['v', 'key', 'name', 'unique', 'expireAfterSeconds', 'background', 'ns'];
const UNSUPPORTED_INDEX_OPTIONS = new Set([
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
    if (!UNSUPPORTED_INDEX_OPTIONS.has(option))
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

/** Whether the index exists; the same key with another name or other options is an error. */
const isExisting = (collection: Collection, specification: Document): boolean => {
  if (isIdKey(specification.key as Document)) return true;
  const sameName = collection.indexes.find(({ name }) => name === specification.name);
  const sameKey = collection.indexes.find((index) => areEqual(index.specification.key, specification.key));
  if (sameName !== undefined && sameName !== sameKey)
    throw new CommandError(
      86,
      `An existing index has the same name as the requested index: ${sameName.name}`,
    );
  if (sameKey === undefined) return false;
  if (sameKey.name !== specification.name)
    throw new CommandError(85, `Index already exists with a different name: ${sameKey.name}`);
  if (sameKey.isUnique !== (specification.unique === true))
    throw new CommandError(86, `An existing index has the same name as the requested index: ${sameKey.name}`);
  if (!areEqual(sameKey.specification.expireAfterSeconds, specification.expireAfterSeconds))
    throw new CommandError(
      85,
      `An equivalent index already exists with the same name but different options: ${sameKey.name}`,
    );
  return true;
};

const createIndexes: CommandDefinition = {
  fields: ['indexes'],
  unsupported: ['commitQuorum'],
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

export const indexCommands: Readonly<Record<string, CommandDefinition>> = {
  createIndexes,
  listIndexes,
  dropIndexes,
};
