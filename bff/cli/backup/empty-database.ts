import type { mongo } from 'mongoose';

/** Collection by collection: a user who may read and write a database may not drop it. */
export const emptyDatabase = async (db: mongo.Db) => {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections.filter((one) => !one.name.startsWith('system.')))
    await db.collection(name).drop();
};
