import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import { release, VERSION } from '../../process/version.ts';
import { countDuplicates } from '../database-errors.ts';
import { RESTORES } from '../restore-mark.ts';
import { dateEntries } from './0029-changes-of-entries.ts';
import { storeCountsOfCourses } from './0030-counts-of-courses.ts';
import { storeRecordsOfHandOuts } from './0031-records-of-hand-outs.ts';
import { foldSerials } from './0032-serials-that-look-alike.ts';
import { writeInTransactions } from './0033-writes-in-transactions.ts';
import { moveKeysOfRequests } from './0034-keys-of-requests.ts';
import { enterChargesAndAwards } from './0035-charges-and-awards.ts';
import { storeMessagesAtOnce } from './0036-messages-of-documents.ts';
import { writeWithEnrolments } from './0037-courses-with-enrolments.ts';
import { enterAmmunition } from './0038-ammunition-of-hand-outs.ts';
import { storePlacesOfClasses } from './0039-places-of-classes.ts';
import { settleEntries } from './0040-outcomes-of-entries.ts';
import { removeEndedCredentials } from './0041-ended-credentials.ts';
import { countSeatsOfCourses } from './0042-seats-of-courses.ts';
import type { Migration } from './migration.ts';

export const APPLIED = 'migrations';

/** Excludes the record of the demo data in the same collection. */
const NUMBERED = /^\d{4}-/;

const COMMIT_DIGITS = 10;

/** All migrations since 2.0.0, in order. Released names do not change. */
export const MIGRATIONS: readonly Migration[] = [
  dateEntries,
  storeCountsOfCourses,
  storeRecordsOfHandOuts,
  foldSerials,
  writeInTransactions,
  moveKeysOfRequests,
  enterChargesAndAwards,
  storeMessagesAtOnce,
  writeWithEnrolments,
  enterAmmunition,
  storePlacesOfClasses,
  settleEntries,
  removeEndedCredentials,
  countSeatsOfCourses,
];

/** The last migration before 2.0.0 and a commit that applies it. */
export const BEFORE_2_0 = { migration: '0028-drop-class-times', commit: '5daf5921' };

const isBefore2 = (name: string) => name <= BEFORE_2_0.migration;

/** Applies new migrations and returns their names. In a new database they are only recorded. */
export const migrate = async (log: Logger): Promise<string[]> => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('migrate() needs a connection');
  const known = new Set(await listApplied(db));
  const pending = MIGRATIONS.filter(({ name }) => !known.has(name));
  const names = pending.map(({ name }) => name);
  if (known.size === 0) {
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

/** Versions before 2.0.0 have recorded less. */
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

export const unknownMigrations = (names: readonly string[]) =>
  names.filter((name) => !isBefore2(name) && !KNOWN.has(name));

/** Of the collections that have documents; bookkeeping of the database is left out. */
export const filledCollections = async (db: mongo.Db) => {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const filled: string[] = [];
  for (const name of names.sort()) {
    if (name.startsWith('system.') || [APPLIED, RESTORES].includes(name)) continue;
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) filled.push(name);
  }
  return filled;
};

const UPGRADE_FIRST = `is of a build before 2.0.0, which this one does not upgrade. Start commit ${BEFORE_2_0.commit} with it first.`;

/** Of a database with data, or of a backup. */
export const requireUpgradable = (what: string, applied: readonly string[]) => {
  const isOlder = applied.length === 0 || applied.some(isBefore2);
  if (isOlder && !applied.includes(BEFORE_2_0.migration)) throw new Error(`${what} ${UPGRADE_FIRST}`);
};

/** Returns the applied migrations. */
export const requireNotNewer = async (db: mongo.Db) => {
  const applied = await findApplied(db);
  const names = applied.map(({ _id }) => _id);
  const unknown = unknownMigrations(names).sort();
  if (unknown.length === 0) return names;
  const newest = applied.find(({ _id }) => _id === unknown.at(-1));
  throw new Error(
    `The database ${db.databaseName} was changed by a newer build, of version ${named(newest?.appVersion, newest?.appCommit)}: this build, of version ${named(release.version, release.commit)}, does not know ${unknown.join(', ')}. Start the newer build, or restore a backup of this one.`,
  );
};

/** Throws on data of a newer build and of one before 2.0.0. */
export const requireKnownMigrations = async (db: mongo.Db) => {
  const what = `The database ${db.databaseName}`;
  const applied = await requireNotNewer(db);
  if (applied.length > 0) return requireUpgradable(what, applied);
  // Read again: another process that starts records its migrations before it stores anything else.
  if ((await filledCollections(db)).length > 0) requireUpgradable(what, await requireNotNewer(db));
};

/** Builds between two versions differ by their commit only. */
const named = (version = 'unknown', commit = 'unknown') =>
  commit === 'unknown' ? version : `${version} (${commit.slice(0, COMMIT_DIGITS)})`;
