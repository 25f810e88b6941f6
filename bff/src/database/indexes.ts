import type { Model } from 'mongoose';
import type { Logger } from 'pino';

// A list of models of different documents has no narrower type.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Models = readonly Model<any>[];

const TTL_INDEX_OPTIONS = 'expireAfterSeconds';

/** Every index of every model exists before the first request; a TTL index only cleans, so it may be missing. */
export const createIndexes = async (models: Models, log: Logger) => {
  for (const model of models) {
    await model.createCollection();
    for (const [keys, options] of model.schema.indexes()) {
      try {
        await model.collection.createIndex(
          keys as Record<string, 1 | -1>,
          options as Record<string, unknown>,
        );
      } catch (error) {
        if (!(TTL_INDEX_OPTIONS in options)) throw error;
        log.warn({ err: error }, 'no TTL index here: expired sessions are refused but not cleaned up');
      }
    }
  }
};
