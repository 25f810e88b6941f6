import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ENROLMENT_STATUSES } from '#domain/enrolments/enrolment.status.ts';
import { LICENCE_STATES } from '#domain/users/licence.ts';
import { messages } from '#domain/messages.ts';
import {
  exportAmmunitionFile,
  exportArmouryFile,
  exportCertificatesFile,
  exportCoursesFile,
  exportEnrolmentsFile,
  exportFirearmsFile,
  exportLedgerFile,
  exportMoneyFile,
  exportTillsFile,
  exportUsersFile,
} from '../../src/features/exports/export.operations.ts';
import { importFirearms, importUsers } from '../../src/features/imports/import.operations.ts';
import type { ImportOutcome } from '../../src/features/imports/import-file.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { invalidField } from '../../src/operation/input.ts';
import { isOutputClosed } from '../closed-output.ts';
import type { OperatorCommand } from '../operator-command.ts';

type Export = typeof exportUsersFile;

/** Writes to a file or the standard output with backpressure. Stops when the reader closes the output. */
const writeParts = async (parts: AsyncIterable<string>, out: string | undefined) => {
  const source = Readable.from(parts, { highWaterMark: 1 });
  if (out !== undefined) return pipeline(source, createWriteStream(out));
  try {
    await pipeline(source, process.stdout, { end: false });
  } catch (error) {
    if (!isOutputClosed()) throw error;
  }
};

const decode = (bytes: Buffer) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalidField('csv', { reason: 'IMPORT_ENCODING', message: messages.importEncoding });
  }
};

type Import = typeof importUsers;

const importFrom = async (
  ctx: Ctx,
  importFile: Import,
  { path, isApplied, more = {} }: { path: string; isApplied: boolean; more?: object },
) => {
  const csv = decode(await readFile(path));
  const outcome = await importFile(ctx, { ...more, csv, dryRun: !isApplied });
  if (outcome.faults.length > 0) process.exitCode = 1;
  return outcome;
};

const showImport = ({ dryRun, created, existing, faults, warnings }: ImportOutcome) => {
  const done = dryRun ? `Dry run: ${created} would be created` : `${created} created`;
  return [
    ...warnings,
    ...faults.map(({ line, field, message }) => `line ${line}${field && `, ${field}`}: ${message}`),
    faults.length > 0
      ? `${faults.length} errors; ${created} created, ${existing} are there already.`
      : `${done}, ${existing} are there already.`,
  ].join('\n');
};

export const addFileCommands = (program: OperatorCommand) => {
  const files = program.command('export').description('write a CSV file for spreadsheets');

  const addExport = (name: string, description: string, exportFile: Export) =>
    files
      .command(name)
      .description(description)
      .option('--out <file>', 'write to a file instead of the standard output')
      .operation({
        json: 'what was written to the file, or an error,',
        run: async (ctx, { out, ...filter }: { out?: string }) => {
          const { parts } = await exportFile(ctx, filter);
          await writeParts(parts, out);
          return out === undefined ? null : { file: out };
        },
        show: (written) => written && `Written: ${written.file}`,
      });

  const search = '--search <text>';
  const to = ['--to <day>', 'this day or before'] as const;
  addExport('users', 'accounts with their points, newest first', exportUsersFile)
    .option(search, 'every word must occur in name, email or document number')
    .option('--role <role>', 'admin or student')
    .option('--licence <state>', LICENCE_STATES.join(', '))
    .option('--licence-on <day>', 'where it stands on this day; today without one');
  addExport('courses', 'courses, inactive ones too, by date', exportCoursesFile).option(
    search,
    'every word must occur in name, description or location',
  );
  addExport('enrolments', 'enrolments, newest first; of some days, by class', exportEnrolmentsFile)
    .option('--status <status>', ENROLMENT_STATUSES.join(', '))
    .option('--course-id <id>', 'of one course')
    .option(search, 'every word must occur in name, email or document number of the student')
    .option('--licence <state>', `on the day of the class: ${LICENCE_STATES.join(', ')}`)
    .option('--from <day>', 'class on this day, YYYY-MM-DD in the zone of the academy, or later')
    .option(...to);
  addExport(
    'armoury',
    'what each class of a day takes out of the armoury, in order',
    exportArmouryFile,
  ).requiredOption('--day <day>', 'YYYY-MM-DD in the zone of the academy');
  addExport('ledger', 'every entry of the ledger of points, oldest first', exportLedgerFile)
    .option('--from <day>', 'made on this day, YYYY-MM-DD in the zone of the academy, or later')
    .option(...to);
  addExport('money', 'charges, payments and refunds, oldest first', exportMoneyFile)
    .option('--from <day>', 'made on this day, YYYY-MM-DD in the zone of the academy, or later')
    .option(...to);
  addExport('firearms', 'weapons, by make and serial number', exportFirearmsFile)
    .option('--state <state>', 'available, workshop or out_of_service')
    .option('--model <model>', 'weapon of classes, such as pistola-9mm');
  addExport('ammunition', 'every entry of the ledger of ammunition, oldest first', exportAmmunitionFile)
    .option('--from <day>', 'made on this day, YYYY-MM-DD in the zone of the academy, or later')
    .option(...to);
  addExport('tills', 'sessions of tills, newest first', exportTillsFile)
    .option('--from <day>', 'opened on this day, YYYY-MM-DD in the zone of the academy, or later')
    .option(...to);
  addExport('certificates', 'certificates, newest first', exportCertificatesFile)
    .option('--number <number>', 'the number, or how it begins')
    .option(search, 'every word must occur in name, email or document number of the student');

  program
    .command('import-users')
    .description('check a CSV file of users, and create them with --apply; exit code 1 when a line is faulty')
    .argument('<file>', 'as `export users` writes it; only the column Email is required')
    .option('--apply', 'create them, unless a line is faulty', false)
    .operation({
      json: 'the outcome',
      run: (ctx, path: string, { apply }: { apply: boolean }) =>
        importFrom(ctx, importUsers, { path, isApplied: apply }),
      show: showImport,
    });

  program
    .command('import-firearms')
    .description(
      'check a CSV file of weapons, and enter them with --apply; exit code 1 when a line is faulty',
    )
    .argument('<file>', 'as `export firearms` writes it; only Marca, Número de serie and Modelo are required')
    .option('--apply', 'enter them, unless a line is faulty', false)
    .option('--confirm-similar', 'also those whose serial number looks like that of another weapon', false)
    .operation({
      json: 'the outcome',
      run: (ctx, path: string, { apply, confirmSimilar }: { apply: boolean; confirmSimilar: boolean }) =>
        importFrom(ctx, importFirearms, { path, isApplied: apply, more: { confirmSimilar } }),
      show: showImport,
    });
};
