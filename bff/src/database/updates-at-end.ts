import { mongo, type Schema } from 'mongoose';
import { atEnd, gathered, writeGathered } from './transaction.ts';

type Revised = { _id: { toString: () => string } };

type Updatable = {
  schema: { path: (name: string) => unknown };
  updateOne: (filter: object, update: object) => PromiseLike<{ matchedCount: number }>;
  bulkWrite: (updates: never[]) => Promise<{ matchedCount: number }>;
};

const QUERIES = [
  'find',
  'findOne',
  'countDocuments',
  'distinct',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'deleteOne',
  'deleteMany',
] as const;

/** Whatever reads or writes documents of the schema sends first what the transaction has gathered under the key. */
export const sendGatheredFirst = <Document>(schema: Schema<Document>, key: object = schema) => {
  const send = async () => {
    await writeGathered(key);
  };
  schema.pre([...QUERIES], send);
  schema.pre('aggregate', send);
  schema.pre('save', send);
  schema.pre('insertMany', send);
};

const changedIds = () => ({ ids: new Set<string>(), write: () => Promise.resolve() });

/**
 * Updates documents that the transaction has read, together: when it reads or writes any of their collection again, or
 * at its end. The schema has `sendGatheredFirst`. Without a transaction, and a document for the second time, at once.
 */
export const updatingTogether = (model: Updatable) => {
  const write = async (updates: object[]) => {
    const { matchedCount } = await model.bulkWrite(updates as never[]);
    // Changed by another transaction since this one has read it, which then begins again.
    if (matchedCount < updates.length) throw new mongo.MongoServerError({ message: 'changed', code: 112 });
  };
  const updateOne = async (filter: Revised, update: object) => {
    const id = filter._id.toString();
    const ids = gathered(write, changedIds)?.ids;
    if (!ids || ids.has(id)) return model.updateOne(filter, update);
    ids.add(id);
    await atEnd({ key: model.schema, write }, { updateOne: { filter, update } });
    return { matchedCount: 1 };
  };
  return { schema: model.schema, updateOne };
};
