import type { mongo } from 'mongoose';
import { VERSION } from '../../process/version.ts';
import { MIGRATIONS, findApplied } from './migrate.ts';

const KNOWN = new Set(MIGRATIONS.map(({ name }) => name));

export const unknownMigrations = (names: readonly string[]) => names.filter((name) => !KNOWN.has(name));

export const requireKnownMigrations = async (db: mongo.Db) => {
  const applied = await findApplied(db);
  const unknown = unknownMigrations(applied.map(({ _id }) => _id)).sort();
  if (unknown.length === 0) return;
  const newest = applied.find(({ _id }) => _id === unknown.at(-1));
  throw new Error(
    `The database ${db.databaseName} is of version ${newest?.appVersion ?? 'unknown'}, which applied ${unknown.join(', ')}, and this is version ${VERSION}: start that version, or restore a backup of this one.`,
  );
};
