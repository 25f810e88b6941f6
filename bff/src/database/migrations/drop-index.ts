import { mongo } from 'mongoose';

const NO_SUCH_INDEX = new Set([26, 27]);

export const dropIndex = async (collection: Pick<mongo.Collection, 'dropIndex'>, name: string) => {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError && NO_SUCH_INDEX.has(Number(error.code)))) throw error;
  }
};
