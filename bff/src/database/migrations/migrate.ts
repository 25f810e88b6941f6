import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import { release, VERSION } from '../../process/version.ts';
import { countDuplicates } from '../database-errors.ts';
import { renameKeys } from './0001-rename-keys.ts';
import { repairSearchKeys } from './0002-repair-search-keys.ts';
import { linkGoogleAccounts } from './0003-link-google-accounts.ts';
import { dropReplacedIndexes } from './0004-drop-replaced-indexes.ts';
import { addPlacesAndMonths } from './0005-places-and-months.ts';
import { addRedemptionCodes } from './0006-redemption-codes.ts';
import { addLicenceUntil } from './0007-licence-until.ts';
import { dropDeliveryExpiry } from './0008-drop-delivery-expiry.ts';
import { endLostTrust } from './0010-end-lost-trust.ts';
import { digestKeyedRequests } from './0012-keyed-requests.ts';
import { dateChanges } from './0015-date-changes.ts';
import { addInstructorAccounts } from './0016-instructor-accounts.ts';
import { addPhoneKeys } from './0017-phone-keys.ts';
import { dropWaitingOrder } from './0018-drop-waiting-order.ts';
import { foldSearches } from './0019-fold-searches.ts';
import { storeCourseDefaults } from './0020-course-defaults.ts';
import { addMoneyAccounts } from './0021-money-accounts.ts';
import { addRoundsOfKits } from './0022-rounds-of-kits.ts';
import { storeDepositDefaults } from './0024-deposits-of-courses.ts';
import { repairPhoneKeys } from './0025-repair-phone-keys.ts';
import { storeInvoices } from './0026-invoices-of-payments.ts';
import { storeOwnWeaponsOfClosings } from './0027-own-weapons-of-closings.ts';
import { dropClassTimes } from './0028-drop-class-times.ts';
import { dateEntries } from './0029-changes-of-entries.ts';
import { storeCountsOfCourses } from './0030-counts-of-courses.ts';
import { storeRecordsOfHandOuts } from './0031-records-of-hand-outs.ts';
import { foldSerials } from './0032-serials-that-look-alike.ts';
import type { Migration } from './migration.ts';

export const APPLIED = 'migrations';

/** Excludes the record of the demo data in the same collection. */
const NUMBERED = /^\d{4}-/;

const COMMIT_DIGITS = 10;

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
  addMoneyAccounts,
  addRoundsOfKits,
  storeDepositDefaults,
  repairPhoneKeys,
  storeInvoices,
  storeOwnWeaponsOfClosings,
  dropClassTimes,
  dateEntries,
  storeCountsOfCourses,
  storeRecordsOfHandOuts,
  foldSerials,
];

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

const isEmpty = async (db: mongo.Db) =>
  (await db.listCollections({}, { nameOnly: true }).toArray()).length === 0;

/** `appVersion` is missing for versions before 1.1.0, `appCommit` for those before 1.2.0. */
type Applied = { _id: string; appliedAt: Date; appVersion?: string; appCommit?: string };

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

export const listApplied = async (db: mongo.Db) => (await findApplied(db)).map(({ _id }) => _id);

const findApplied = async (db: mongo.Db) =>
  (await db.collection<Applied>(APPLIED).find().toArray()).filter(({ _id }) => NUMBERED.test(_id));

const KNOWN = new Set(MIGRATIONS.map(({ name }) => name));

export const unknownMigrations = (names: readonly string[]) => names.filter((name) => !KNOWN.has(name));

export const requireKnownMigrations = async (db: mongo.Db) => {
  const applied = await findApplied(db);
  const unknown = unknownMigrations(applied.map(({ _id }) => _id)).sort();
  if (unknown.length === 0) return;
  const newest = applied.find(({ _id }) => _id === unknown.at(-1));
  throw new Error(
    `The database ${db.databaseName} was changed by a newer build, of version ${named(newest?.appVersion, newest?.appCommit)}: this build, of version ${named(release.version, release.commit)}, does not know ${unknown.join(', ')}. Start the newer build, or restore a backup of this one.`,
  );
};

/** Builds between two versions differ by their commit only. */
const named = (version = 'unknown', commit = 'unknown') =>
  commit === 'unknown' ? version : `${version} (${commit.slice(0, COMMIT_DIGITS)})`;
