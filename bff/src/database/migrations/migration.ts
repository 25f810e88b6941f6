import { mongo } from 'mongoose';

const BATCH = 500;

const NO_SUCH_INDEX = new Set([26, 27]);

/**
 * One change of stored data. It runs before the indexes are created, perhaps twice or in two processes at once,
 * so it must not change documents that are already changed.
 */
export type Migration = { name: string; up: (db: mongo.Db) => Promise<void> };

type Found = mongo.WithId<mongo.Document>;

type Change = { filter: object; fields: object };

type Updating = {
  found: AsyncIterable<Found>;
  changeOf: (document: Found) => Change | null;
};

export const updateEach = async (collection: mongo.Collection, { found, changeOf }: Updating) => {
  let writes: mongo.AnyBulkWriteOperation[] = [];
  const flush = async () => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const document of found) {
    const change = changeOf(document);
    if (!change) continue;
    writes.push({ updateOne: { filter: change.filter, update: { $set: change.fields } } });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
};

export const dropIndex = async (collection: Pick<mongo.Collection, 'dropIndex'>, name: string) => {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError && NO_SUCH_INDEX.has(Number(error.code)))) throw error;
  }
};
