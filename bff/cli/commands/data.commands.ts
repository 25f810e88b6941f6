import type { Command } from 'commander';
import { findKnownAccounts, knownAccountsText } from '../../demo/known-accounts.ts';
import { LOAD, seedLoad, type Load } from '../../demo/seed-load.ts';
import { seedDemo, seedWholeDemo } from '../../demo/seed.ts';
import { systemContext } from '../../src/operation/context.ts';
import { withDatabase } from '../database.ts';
import { count } from '../option-values.ts';
import { withJsonErrors, type Output } from '../run-operation.ts';
import { verdictText, verify } from '../verify/verify.ts';

export const addDataCommands = (program: Command) => {
  program
    .command('seed')
    .description('add the demo data (never in production); does nothing when they are there')
    .action(() =>
      withDatabase(async (deps) => {
        const outcome = await seedWholeDemo(systemContext(deps));
        console.log(outcome === 'seeded' ? 'Demo data added.' : 'The demo data are there already.');
      }),
    );

  program
    .command('seed-load')
    .description(
      'add the demo data and many people, courses and enrolments, for measurements (never in production)',
    )
    .option('--people <number>', 'students', count, LOAD.people)
    .option('--courses <number>', 'courses, of which one in ten is personalised', count, LOAD.courses)
    .option('--enrolments <number>', 'all enrolments', count, LOAD.enrolments)
    .option(
      '--recent <number>',
      'those from ten days ago to 60 days ahead; the others are older',
      count,
      LOAD.recent,
    )
    .action((load: Load) =>
      withDatabase(async (deps) => {
        const begin = performance.now();
        const ctx = systemContext(deps);
        await seedDemo(ctx);
        const isAdded = await seedLoad(ctx, load);
        const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
        console.log(isAdded ? `Added in ${seconds} s.` : 'Data for load tests are there already.');
      }),
    );

  program
    .command('migrate')
    .description(
      'apply the changes of stored data that this version needs; the server does so at every start',
    )
    .action(() =>
      withDatabase(async (_, migrations) => {
        console.log(migrations.length > 0 ? `Applied: ${migrations.join(', ')}.` : 'Nothing to apply.');
      }),
    );

  program
    .command('verify')
    .description('recompute every invariant of the stored data; exit code 1 when one is violated')
    .option('--json', 'print the result as JSON', false)
    .action((output: Output) =>
      withJsonErrors(output, () =>
        withDatabase(async ({ env }) => {
          const result = await verify();
          const { users, enrolments, entries, problems } = result;
          const summary = `${users} users, ${enrolments} enrolments, ${entries} ledger entries`;
          console.log(output.json ? JSON.stringify(result) : verdictText(summary, problems));
          const known = env.NODE_ENV === 'production' ? await findKnownAccounts() : [];
          if (known.length > 0) console.error(knownAccountsText(known));
          if (problems.length > 0) process.exitCode = 1;
        }),
      ),
    );
};
