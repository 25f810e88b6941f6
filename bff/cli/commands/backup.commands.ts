import type { Command } from 'commander';
import { readEnv } from '../../src/process/env.ts';
import type { Manifest } from '../backup/manifest.ts';
import { emptyDatabase } from '../backup/empty-database.ts';
import { withRawDatabase } from '../backup/raw-database.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { withDatabase } from '../database.ts';
import { verdictText, verify } from '../verify/verify.ts';

const summaryOf = ({ collections }: Manifest) => {
  const documents = collections.reduce((sum, { count }) => sum + count, 0);
  return `${documents} documents of ${collections.length} collections`;
};

export const addBackupCommands = (program: Command) => {
  program
    .command('backup <folder>')
    .description('write every collection to a new folder; what changes meanwhile may be in it or not')
    .action(async (folder: string) => {
      const manifest = await withRawDatabase(readEnv(), (db) => writeBackup(db, folder));
      console.log(`Stored in ${folder}: ${summaryOf(manifest)}.`);
    });

  program
    .command('restore <folder>')
    .description('fill an empty database from a backup, and apply the migrations that it lacks')
    .action(async (folder: string) => {
      const manifest = await withRawDatabase(readEnv(), (db) => restoreBackup(db, folder));
      await withDatabase(async (_, migrations) => {
        const applied = migrations.length > 0 ? ` Applied: ${migrations.join(', ')}.` : '';
        console.log(`Restored: ${summaryOf(manifest)}.${applied} Check it: npm run cli -- verify`);
      });
    });

  program
    .command('drill <folder>')
    .description('try a backup: restore it into an empty database, verify it, and empty that database again')
    .action(async (folder: string) => {
      const manifest = await withRawDatabase(readEnv(), (db) => restoreBackup(db, folder));
      let problems: string[] = [];
      await withDatabase(async () => {
        ({ problems } = await verify());
      });
      await withRawDatabase(readEnv(), emptyDatabase);
      console.log(verdictText(`${folder} of ${manifest.endedAt}, ${summaryOf(manifest)}`, problems));
      if (problems.length > 0) process.exitCode = 1;
    });
};
