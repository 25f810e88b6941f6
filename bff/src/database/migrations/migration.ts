import type { mongo } from 'mongoose';

/**
 * One change of stored data. It runs before the indexes are created, perhaps twice or in two processes at once,
 * so it must not change documents that are already changed.
 */
export type Migration = { name: string; up: (db: mongo.Db) => Promise<void> };
