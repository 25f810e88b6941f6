import type { mongo } from 'mongoose';
import type { Logger } from 'pino';

/** What of a mongoose model makes its collection and indexes. */
type IndexedModel = {
  createCollection: () => Promise<unknown>;
  collection: { createIndexes: mongo.Collection['createIndexes'] };
  schema: { indexes: () => [object, object][] };
};

export type Models = readonly IndexedModel[];

const isTtl = (index: object) => 'expireAfterSeconds' in index;

/** Every index of every model exists before the first request; a TTL index only cleans, so it may be missing. */
export const createIndexes = async (models: Models, log: Logger) => {
  for (const model of models) {
    const indexes = model.schema
      .indexes()
      .map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
    // The first index of a collection makes it.
    if (indexes.length === 0) await model.createCollection();
    const needed = indexes.filter((index) => !isTtl(index));
    if (needed.length > 0) await model.collection.createIndexes(needed);
    for (const index of indexes.filter(isTtl)) {
      try {
        await model.collection.createIndexes([index]);
      } catch (error) {
        log.warn({ err: error }, 'no TTL index here: expired sessions are rejected but not cleaned up');
      }
    }
  }
};
