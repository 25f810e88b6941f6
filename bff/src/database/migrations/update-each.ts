import type { mongo } from 'mongoose';

const BATCH = 500;

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
