import { randomBytes } from 'node:crypto';
import mongoose, { mongo } from 'mongoose';
import type { Logger } from 'pino';

const OUT_OF_DISK_SPACE = 14031;
const PROBES = 'writeProbes';
const PROBE_BYTES = 65_536;

export const isDiskFull = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === OUT_OF_DISK_SPACE;

let fullSince: number | null = null;
let probing: Promise<boolean> | null = null;

export const noteDiskFull = (log: Logger) => {
  if (fullSince !== null) return;
  fullSince = Date.now();
  log.error('the database has no disk space left: writes are answered 503 until it has');
};

const probe = async (log: Logger) => {
  const { db } = mongoose.connection;
  if (!db) return false;
  try {
    const { insertedId } = await db.collection(PROBES).insertOne({ bytes: randomBytes(PROBE_BYTES) });
    await db.collection(PROBES).deleteOne({ _id: insertedId });
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
  if (fullSince !== null)
    log.info({ seconds: (Date.now() - fullSince) / 1_000 }, 'the database has disk space again');
  fullSince = null;
  return true;
};

/** Whether the database can store data. Probes after a full disk. */
export const canWrite = (log: Logger): Promise<boolean> => {
  if (fullSince === null) return Promise.resolve(true);
  return (probing ??= probe(log).finally(() => (probing = null)));
};
