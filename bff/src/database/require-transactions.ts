import type { mongo } from 'mongoose';

/** The words of a server about itself: a member of a replica set, or a router before one. */
type Hello = { setName?: string; msg?: string };

export const requireTransactions = async (db: mongo.Db) => {
  const { setName, msg }: Hello = await db.command({ hello: 1 });
  if (setName !== undefined || msg === 'isdbgrid') return;
  throw new Error(
    'The database server has no transactions, because it is not part of a replica set. One server is enough: start mongod with --replSet rs0, run rs.initiate() in mongosh once, and add replicaSet=rs0 to MONGODB_URI.',
  );
};
