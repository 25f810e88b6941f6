import type { mongo } from 'mongoose';

type Mark = { _id: string; startedAt: Date };

export const RESTORES = 'restores';
const UNFINISHED = 'unfinished';

const marks = (db: mongo.Db) => db.collection<Mark>(RESTORES);

export const markRestore = (db: mongo.Db) => marks(db).insertOne({ _id: UNFINISHED, startedAt: new Date() });

export const unmarkRestore = (db: mongo.Db) => marks(db).deleteOne({ _id: UNFINISHED });

export const requireWholeDatabase = async (db: mongo.Db) => {
  if (!(await marks(db).findOne({ _id: UNFINISHED }))) return;
  throw new Error(
    `A restore into the database ${db.databaseName} is under way or broke off: wait for it, or drop the database and restore again.`,
  );
};
