import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import { isDuplicateKey } from '../transient-errors.ts';
import { renameKeys } from './0001-rename-keys.ts';
import { linkGoogleAccounts } from './0003-link-google-accounts.ts';
import { dropReplacedIndexes } from './0004-drop-replaced-indexes.ts';
import { addPlacesAndMonths } from './0005-places-and-months.ts';
import type { Migration } from './migration.ts';
import { addRedemptionCodes } from './0006-redemption-codes.ts';
import { addLicenceUntil } from './0007-licence-until.ts';
import { dropDeliveryExpiry } from './0008-drop-delivery-expiry.ts';
import { repairSearchKeys } from './0002-repair-search-keys.ts';

type Applied = { _id: string; appliedAt: Date };

/** The collection that records what has been applied. */
export const APPLIED = 'migrations';

/** In the order in which they are applied; a name never changes once it is released. */
export const MIGRATIONS: readonly Migration[] = [
  renameKeys,
  repairSearchKeys,
  linkGoogleAccounts,
  dropReplacedIndexes,
  addPlacesAndMonths,
  addRedemptionCodes,
  addLicenceUntil,
  dropDeliveryExpiry,
];

/** The demo data are recorded in the same collection. */
const NUMBERED = /^\d{4}-/;

/** The names of the migrations that this database has seen, in no order. */
export const listApplied = async (db: mongo.Db) =>
  (await db.collection<Applied>(APPLIED).find().toArray())
    .map(({ _id }) => _id)
    .filter((name) => NUMBERED.test(name));

const record = async (applied: mongo.Collection<Applied>, name: string) => {
  try {
    await applied.insertOne({ _id: name, appliedAt: new Date() });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** Applies what this database has not seen yet and answers the names. */
export const migrate = async (log: Logger): Promise<string[]> => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('migrate() needs a connection');
  const applied = db.collection<Applied>(APPLIED);
  const known = new Set(await listApplied(db));
  const pending = MIGRATIONS.filter(({ name }) => !known.has(name));
  for (const { name, up } of pending) {
    await up(db);
    await record(applied, name);
    log.info({ migration: name }, 'migration applied');
  }
  return pending.map(({ name }) => name);
};
