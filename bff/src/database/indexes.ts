import type { mongo } from 'mongoose';
import type { Logger } from 'pino';
import { dropIndex } from './migrations/migration.ts';

type IndexOptions = { name?: string; expireAfterSeconds?: number };

type DeclaredIndex = [object, IndexOptions];

type IndexedModel = {
  createCollection: () => Promise<unknown>;
  /** What is not stored as declared, with its options, and the names of what is stored and not declared so. */
  diffIndexes: (options: {
    indexOptionsToCreate: true;
  }) => Promise<{ toCreate: unknown[]; toDrop: unknown[] }>;
  collection: Pick<mongo.Collection, 'collectionName' | 'createIndexes' | 'dropIndex'>;
  schema: { indexes: () => DeclaredIndex[] };
};

export type Models = readonly IndexedModel[];

const TTL_INDEX_OPTION = 'expireAfterSeconds';

const isTtl = (index: object) => TTL_INDEX_OPTION in index;

/** Returns the reason why the database refuses TTL indexes, or null. */
const createMissing = async (
  model: IndexedModel,
  missing: readonly DeclaredIndex[],
): Promise<string | null> => {
  const indexes = missing.map(([key, options]) => ({
    key: key as mongo.IndexDescription['key'],
    ...options,
  }));
  const [ttl, others] = [indexes.filter(isTtl), indexes.filter((index) => !isTtl(index))];
  // The first index creates the collection; one that expires may be refused.
  if (others.length > 0) await model.collection.createIndexes(others);
  else if (missing.length === model.schema.indexes().length) await model.createCollection();
  for (const index of ttl) {
    try {
      await model.collection.createIndexes([index]);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return null;
};

const nameOf = ([key, { name }]: DeclaredIndex) => name ?? Object.entries(key).flat().join('_');

/** Those of an older version, which every write would go on changing. */
const dropUndeclared = async (
  { collection, schema }: IndexedModel,
  names: readonly string[],
  log: Logger,
) => {
  // A server may report an index otherwise than it was declared.
  const declared = new Set(schema.indexes().map(nameOf));
  for (const name of names.filter((stored) => !declared.has(stored))) {
    await dropIndex(collection, name);
    log.info(
      { collection: collection.collectionName, index: name },
      'dropped an index that this version does not have',
    );
  }
};

/** Creates all indexes before the first request, and drops all others. A TTL index may be missing: it only deletes. */
export const createIndexes = async (models: Models, log: Logger) => {
  const refused = new Map<string, string>();
  for (const model of models) {
    const { toCreate, toDrop } = await model.diffIndexes({ indexOptionsToCreate: true });
    const reason = await createMissing(model, toCreate as DeclaredIndex[]);
    await dropUndeclared(model, toDrop as string[], log);
    if (reason !== null) refused.set(model.collection.collectionName, reason);
  }
  if (refused.size === 0) return;
  const [reason] = refused.values();
  log.warn(
    { collections: [...refused.keys()], reason },
    'no TTL indexes here: what has expired is rejected but not cleaned up',
  );
};
