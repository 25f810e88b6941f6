import type { mongo } from 'mongoose';

/**
 * One change of stored data. It runs before the indexes are made and may run twice, or in two processes at once:
 * it must do nothing to what is changed already.
 */
export type Migration = { name: string; up: (db: mongo.Db) => Promise<void> };
