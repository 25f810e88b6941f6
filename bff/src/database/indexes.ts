import type { mongo } from 'mongoose';
import type { Logger } from 'pino';

type IndexedModel = {
  createCollection: () => Promise<unknown>;
  collection: { createIndex: mongo.Collection['createIndex'] };
  schema: { indexes: () => [object, object][] };
};

export type Models = readonly IndexedModel[];

const TTL_INDEX_OPTION = 'expireAfterSeconds';

/** Creates all indexes before the first request. A TTL index may be missing: it only deletes. */
export const createIndexes = async (models: Models, log: Logger) => {
  for (const model of models) {
    const indexes = model.schema.indexes();
    // The first index creates the collection.
    if (indexes.length === 0) await model.createCollection();
    for (const [keys, options] of indexes) {
      try {
        await model.collection.createIndex(keys as mongo.IndexSpecification, options);
      } catch (error) {
        if (!(TTL_INDEX_OPTION in options)) throw error;
        log.warn({ err: error }, 'no TTL index here: expired sessions are rejected but not cleaned up');
      }
    }
  }
};
