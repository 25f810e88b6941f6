import type { mongo } from 'mongoose';
import type { Logger } from 'pino';

type IndexedModel = {
  createCollection: () => Promise<unknown>;
  collection: { createIndexes: mongo.Collection['createIndexes'] };
  schema: { indexes: () => [object, object][] };
};

export type Models = readonly IndexedModel[];

const TTL_INDEX_OPTION = 'expireAfterSeconds';

const isTtl = (index: object) => TTL_INDEX_OPTION in index;

const createIndexesOf = async (model: IndexedModel, log: Logger) => {
  const indexes = model.schema.indexes().map(([key, options]) => ({
    key: key as mongo.IndexDescription['key'],
    ...options,
  }));
  const [ttl, others] = [indexes.filter(isTtl), indexes.filter((index) => !isTtl(index))];
  // The first index creates the collection.
  if (indexes.length === 0) await model.createCollection();
  if (others.length > 0) await model.collection.createIndexes(others);
  for (const index of ttl) {
    try {
      await model.collection.createIndexes([index]);
    } catch (error) {
      log.warn({ err: error }, 'no TTL index here: expired sessions are rejected but not cleaned up');
    }
  }
};

/** Creates all indexes before the first request. A TTL index may be missing: it only deletes. */
export const createIndexes = async (models: Models, log: Logger) => {
  for (const model of models) await createIndexesOf(model, log);
};
