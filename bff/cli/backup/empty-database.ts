import type { mongo } from 'mongoose';

/** Deletes collections one by one: a user with read and write rights may not drop a database. */
export const emptyDatabase = async (db: mongo.Db) => {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections.filter((one) => !one.name.startsWith('system.')))
    await db.collection(name).drop();
};
