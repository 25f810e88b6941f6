import { isUnusualDni } from '#domain/auth/auth.schema.ts';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { IMPORTED_COLUMNS, USER_COLUMNS, type ImportedColumn } from '#domain/users/user.columns.ts';
import { importKeys, importLineReader, type ImportedUser } from '#domain/users/user.import.ts';
import type { Ctx } from '../../operation/context.ts';
import { findInvited } from '../referrals/referral.settlement.ts';
import {
  byLine,
  faultOf,
  readImportFile,
  readRecords,
  type ImportFault,
  type ImportOutcome,
  type ImportShape,
} from './import-file.ts';
import { findTakenKeys, insertUsers, newPendingDocument, type NewUser } from '../users/user.store.ts';

const USERS_FILE: ImportShape<ImportedColumn> = {
  headers: USER_COLUMNS,
  imported: IMPORTED_COLUMNS,
  required: ['email'],
  headerText: messages.importHeader,
};

type Row = { line: number; record: ImportedUser };

const userFault = faultOf(USERS_FILE);

const repeatedIn = (rows: readonly Row[]) => {
  const emails = new Set<string>();
  const documents = new Set<string>();
  return rows.flatMap(({ line, record }) => {
    const { email, document } = importKeys(record);
    const isEmailRepeated = emails.size === emails.add(email).size;
    const isDocumentRepeated = document !== null && documents.size === documents.add(document).size;
    if (isEmailRepeated) return [userFault(line, 'email', messages.importRepeatedEmail)];
    return isDocumentRepeated ? [userFault(line, 'documentNumber', messages.importRepeatedDocument)] : [];
  });
};

const unusualDnis = (rows: readonly Row[]) =>
  rows
    .filter(({ record }) => isUnusualDni(record))
    .map(({ line, record }) => `Línea ${line}, ${record.documentNumber}: ${messages.unusualDni}`);

const compareWithStored = async (rows: readonly Row[]) => {
  const { documentOfEmail, documents } = await findTakenKeys(rows.map(({ record }) => importKeys(record)));
  const fresh: Row[] = [];
  const faults: ImportFault[] = [];
  for (const row of rows) {
    const { email, document } = importKeys(row.record);
    const stored = documentOfEmail.get(email);
    const isSame = stored !== undefined && (document === null || stored === null || stored === document);
    if (stored !== undefined && !isSame) {
      faults.push(userFault(row.line, 'documentNumber', messages.importOtherDocument));
    } else if (stored === undefined && document !== null && documents.has(document)) {
      faults.push(userFault(row.line, 'documentNumber', messages.documentTakenShown));
    } else if (stored === undefined) fresh.push(row);
  }
  return { fresh, faults };
};

/** Without a password: the user signs in with Google. */
const toNewUsers = async (rows: readonly Row[], createdAt: Date): Promise<NewUser[]> => {
  const isInvited = await findInvited(rows.map(({ record }) => record.email));
  return rows.map(({ record: { documentNumber, ...user } }) => ({
    ...user,
    documentNumber: documentNumber ?? newPendingDocument(),
    createdAt,
    referrals: isInvited(user.email) ? 'due' : 'settled',
  }));
};

/** All users of a file, or none if a line is faulty. Those that are there already stay as they are. */
export const importFile = async (
  { now }: Ctx,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<ImportOutcome> => {
  const file = await readImportFile(csv, USERS_FILE);
  const readLine = importLineReader(dayIn(now, academy.timeZone));
  const { rows, faults } = await readRecords(file.lines, USERS_FILE, readLine);
  const stored = await compareWithStored(rows);
  const allFaults = [...file.faults, ...faults, ...repeatedIn(rows), ...stored.faults].sort(byLine);
  const warnings = [...file.warnings, ...unusualDnis(stored.fresh)];
  const outcome = { dryRun, faults: allFaults, warnings };
  const existing = rows.length - stored.fresh.length - stored.faults.length;
  if (allFaults.length > 0) return { ...outcome, created: 0, existing };
  if (dryRun) return { ...outcome, created: stored.fresh.length, existing };

  await insertUsers(await toNewUsers(stored.fresh, now));
  return { ...outcome, created: stored.fresh.length, existing };
};
