import type { mongo } from 'mongoose';
import { release } from '../../process/version.ts';
import { MIGRATIONS, findApplied } from './migrate.ts';

const KNOWN = new Set(MIGRATIONS.map(({ name }) => name));

export const unknownMigrations = (names: readonly string[]) => names.filter((name) => !KNOWN.has(name));

const COMMIT_DIGITS = 10;

/** Builds between two versions differ by their commit only. */
const named = (version = 'unknown', commit = 'unknown') =>
  commit === 'unknown' ? version : `${version} (${commit.slice(0, COMMIT_DIGITS)})`;

export const requireKnownMigrations = async (db: mongo.Db) => {
  const applied = await findApplied(db);
  const unknown = unknownMigrations(applied.map(({ _id }) => _id)).sort();
  if (unknown.length === 0) return;
  const newest = applied.find(({ _id }) => _id === unknown.at(-1));
  throw new Error(
    `The database ${db.databaseName} is of version ${named(newest?.appVersion, newest?.appCommit)}, which applied ${unknown.join(', ')}, and this is version ${named(release.version, release.commit)}: start that version, or restore a backup of this one.`,
  );
};
