import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import { release, VERSION } from '../../process/version.ts';
import { countDuplicates } from '../transient-errors.ts';
import { renameKeys } from './0001-rename-keys.ts';
import { linkGoogleAccounts } from './0003-link-google-accounts.ts';
import { dropReplacedIndexes } from './0004-drop-replaced-indexes.ts';
import { addPlacesAndMonths } from './0005-places-and-months.ts';
import type { Migration } from './migration.ts';
import { addRedemptionCodes } from './0006-redemption-codes.ts';
import { addLicenceUntil } from './0007-licence-until.ts';
import { dropDeliveryExpiry } from './0008-drop-delivery-expiry.ts';
import { digestKeyedRequests } from './0012-keyed-requests.ts';
import { dateChanges } from './0015-date-changes.ts';
import { addInstructorAccounts } from './0016-instructor-accounts.ts';
import { addPhoneKeys } from './0017-phone-keys.ts';
import { foldSearches } from './0019-fold-searches.ts';
import { storeCourseDefaults } from './0020-course-defaults.ts';
import { dropWaitingOrder } from './0018-drop-waiting-order.ts';
import { endLostTrust } from './0010-end-lost-trust.ts';
import { repairSearchKeys } from './0002-repair-search-keys.ts';

/** `appVersion` is missing for versions before 1.1.0, `appCommit` for those before 1.2.0. */
type Applied = { _id: string; appliedAt: Date; appVersion?: string; appCommit?: string };

export const APPLIED = 'migrations';

/** All migrations in order. Released names do not change. */
export const MIGRATIONS: readonly Migration[] = [
  renameKeys,
  repairSearchKeys,
  linkGoogleAccounts,
  dropReplacedIndexes,
  addPlacesAndMonths,
  addRedemptionCodes,
  addLicenceUntil,
  dropDeliveryExpiry,
  endLostTrust,
  digestKeyedRequests,
  dateChanges,
  addInstructorAccounts,
  addPhoneKeys,
  dropWaitingOrder,
  foldSearches,
  storeCourseDefaults,
];

/** Excludes the record of the demo data in the same collection. */
const NUMBERED = /^\d{4}-/;

export const findApplied = async (db: mongo.Db) =>
  (await db.collection<Applied>(APPLIED).find().toArray()).filter(({ _id }) => NUMBERED.test(_id));

export const listApplied = async (db: mongo.Db) => (await findApplied(db)).map(({ _id }) => _id);

const record = (db: mongo.Db, names: readonly string[]) =>
  countDuplicates(
    db.collection<Applied>(APPLIED).insertMany(
      names.map((name) => ({
        _id: name,
        appliedAt: new Date(),
        appVersion: VERSION,
        appCommit: release.commit,
      })),
      { ordered: false },
    ),
  );

const isEmpty = async (db: mongo.Db) =>
  (await db.listCollections({}, { nameOnly: true }).toArray()).length === 0;

/** Applies new migrations and returns their names. In a new database they are only recorded. */
export const migrate = async (log: Logger): Promise<string[]> => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('migrate() needs a connection');
  const known = new Set(await listApplied(db));
  const pending = MIGRATIONS.filter(({ name }) => !known.has(name));
  const names = pending.map(({ name }) => name);
  if (known.size === 0 && (await isEmpty(db))) {
    await record(db, names);
    log.info({ migrations: names }, 'new database');
    return names;
  }
  for (const { name, up } of pending) {
    await up(db);
    await record(db, [name]);
    log.info({ migration: name }, 'migration applied');
  }
  return names;
};
