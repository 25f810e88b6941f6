import {
  FIREARM_COLUMNS,
  IMPORTED_FIREARM_COLUMNS,
  type ImportedFirearmColumn,
} from '#domain/firearms/firearm.columns.ts';
import { readFirearmLine, type ImportedFirearm } from '#domain/firearms/firearm.import.ts';
import { serialKeyOf } from '#domain/firearms/firearm.ts';
import { messages } from '#domain/messages.ts';
import { findSerialKeys, insertFirearms } from '../firearms/firearm.store.ts';
import {
  byLine,
  readImportFile,
  type ImportFault,
  type ImportOutcome,
  type ImportShape,
} from './import-file.ts';

const FIREARMS_FILE: ImportShape<ImportedFirearmColumn> = {
  headers: FIREARM_COLUMNS,
  imported: IMPORTED_FIREARM_COLUMNS,
  required: ['make', 'serial', 'model'],
  headerText: messages.importFirearmHeader,
};

type Row = { line: number; firearm: ImportedFirearm };

const faultOf = (line: number, column: ImportedFirearmColumn, message: string): ImportFault => ({
  line,
  field: FIREARM_COLUMNS[column],
  message,
});

const repeatedIn = (rows: readonly Row[]) => {
  const keys = new Set<string>();
  return rows.flatMap(({ line, firearm }) =>
    keys.size === keys.add(serialKeyOf(firearm)).size
      ? [faultOf(line, 'serial', messages.importRepeatedSerial)]
      : [],
  );
};

/** All weapons of a file, or none if a line is faulty. Those that are there already stay as they are. */
export const importFirearmsFile = async ({
  csv,
  dryRun,
}: {
  csv: string;
  dryRun: boolean;
}): Promise<ImportOutcome> => {
  const file = await readImportFile(csv, FIREARMS_FILE);
  const rows: Row[] = [];
  const faults = [...file.faults];
  for (const { line, cells } of file.lines) {
    const { firearm, errors } = readFirearmLine(cells);
    if (firearm) rows.push({ line, firearm });
    faults.push(...errors.map(({ column, message }) => faultOf(line, column, message)));
  }
  const allFaults = [...faults, ...repeatedIn(rows)].sort(byLine);
  const stored = await findSerialKeys(rows.map(({ firearm }) => serialKeyOf(firearm)));
  const fresh = rows.filter(({ firearm }) => !stored.has(serialKeyOf(firearm)));
  const outcome = { dryRun, faults: allFaults, warnings: file.warnings };
  const existing = rows.length - fresh.length;
  if (allFaults.length > 0) return { ...outcome, created: 0, existing };
  if (dryRun) return { ...outcome, created: fresh.length, existing };
  const created = await insertFirearms(fresh.map(({ firearm }) => firearm));
  return { ...outcome, created, existing: rows.length - created };
};
