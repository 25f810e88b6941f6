import type { mongo } from 'mongoose';

type HasCollection = { collection: Pick<mongo.Collection, 'find'> };

/** The documents of a collection as BSON, in the order of their ids: tests compare all that they have stored very often. */
export const readUndecoded = async ({ collection }: HasCollection) => {
  const documents = await collection.find({}, { raw: true }).sort({ _id: 1 }).toArray();
  return documents as unknown as Buffer[];
};

const ID_START = 9;
const ID_END = ID_START + 12;

/** The ObjectId that `_id` is, which a server stores first: after the length, the type and the name. */
export const idIn = (document: Buffer) => document.toString('hex', ID_START, ID_END);
