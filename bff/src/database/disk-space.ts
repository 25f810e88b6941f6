import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { isDiskFull } from './database-errors.ts';

/** What is left for sign-ins, for what is under way, and for the database itself. */
const RESERVED_BYTES = 64 * 1024 * 1024;
const CHECK_MS = 5_000;
const PROBES = 'writeProbes';
const PROBE_BYTES = 65_536;

let fullSince: number | null = null;

/** Whether operations may store data. */
export const isWritable = () => fullSince === null;

export const noteDiskFull = (log: Logger) => {
  if (fullSince !== null) return;
  fullSince = Date.now();
  log.error('the database has no disk space left: writes are answered 503 until it has');
};

type Stats = { fsTotalSize?: number; fsUsedSize?: number };

/** Infinite where the database does not say. */
const freeBytes = async () => {
  const { fsTotalSize, fsUsedSize } = ((await mongoose.connection.db?.stats()) ?? {}) as Stats;
  return fsTotalSize === undefined || fsUsedSize === undefined ? Infinity : fsTotalSize - fsUsedSize;
};

const canStore = async () => {
  const { db } = mongoose.connection;
  if (!db) return false;
  try {
    const { insertedId } = await db.collection(PROBES).insertOne({ bytes: randomBytes(PROBE_BYTES) });
    await db.collection(PROBES).deleteOne({ _id: insertedId });
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
};

/** Stops and resumes writes by the free space of the database. */
export const checkDiskSpace = async (log: Logger, reservedBytes = RESERVED_BYTES) => {
  if ((await freeBytes()) < reservedBytes) return noteDiskFull(log);
  if (fullSince === null || !(await canStore())) return;
  log.info({ seconds: (Date.now() - fullSince) / 1_000 }, 'the database has disk space again');
  fullSince = null;
};

/** A database that does not answer is asked again. */
export const watchDiskSpace = (log: Logger) => {
  let checking: Promise<void> | null = null;
  const timer = setInterval(() => {
    checking ??= checkDiskSpace(log)
      .catch(() => undefined)
      .finally(() => (checking = null));
  }, CHECK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await checking;
    fullSince = null;
  };
};
