import mongoose from 'mongoose';

export type Examined = { keys: number; documents: number };

const read = async (): Promise<Examined> => {
  const { metrics } = (await mongoose.connection.db?.admin().serverStatus()) ?? {};
  const { scanned, scannedObjects } = (metrics?.queryExecutor ?? {}) as Record<string, unknown>;
  return { keys: Number(scanned), documents: Number(scannedObjects) };
};

/** What a piece of work answers, and the index entries and documents that the database examined for it. */
export const examinedBy = async <T>(work: () => Promise<T>) => {
  const before = await read();
  const answer = await work();
  const after = await read();
  return {
    answer,
    keys: after.keys - before.keys,
    documents: after.documents - before.documents,
  };
};
