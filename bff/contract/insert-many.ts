import type { mongo } from 'mongoose';

/** The server responds to nobody while it stores a batch. */
const BATCH = 200;

/** Documents as they are, past the model. */
export const insertMany = async (model: { collection: unknown }, documents: readonly object[]) => {
  const collection = model.collection as mongo.Collection;
  for (let start = 0; start < documents.length; start += BATCH) {
    await collection.insertMany(documents.slice(start, start + BATCH) as mongo.Document[], {
      ordered: false,
    });
  }
};
