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

const createTtlIndexes = async (
  { collection }: IndexedModel,
  indexes: mongo.IndexDescription[],
  log: Logger,
) => {
  try {
    await collection.createIndexes(indexes);
  } catch (error) {
    log.warn({ err: error }, 'no TTL index here: expired sessions are rejected but not cleaned up');
  }
};

/** Every index of every model exists before the first request; a TTL index only cleans, so it may be missing. */
export const createIndexes = async (models: Models, log: Logger) => {
  for (const model of models) {
    const indexes = model.schema
      .indexes()
      .map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription);
    const [ttl, others] = [indexes.filter(isTtl), indexes.filter((index) => !isTtl(index))];
    // Its first index makes a collection as well.
    if (others.length > 0) await model.collection.createIndexes(others);
    else await model.createCollection();
    if (ttl.length > 0) await createTtlIndexes(model, ttl, log);
  }
};
