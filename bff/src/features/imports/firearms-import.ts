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
  faultOf,
  readImportFile,
  readRecords,
  type ImportOutcome,
  type ImportShape,
} from './import-file.ts';

const FIREARMS_FILE: ImportShape<ImportedFirearmColumn> = {
  headers: FIREARM_COLUMNS,
  imported: IMPORTED_FIREARM_COLUMNS,
  required: ['make', 'serial', 'model'],
  headerText: messages.importFirearmHeader,
};

type Row = { line: number; record: ImportedFirearm };

const firearmFault = faultOf(FIREARMS_FILE);

const repeatedIn = (rows: readonly Row[]) => {
  const keys = new Set<string>();
  return rows.flatMap(({ line, record }) =>
    keys.size === keys.add(serialKeyOf(record)).size
      ? [firearmFault(line, 'serial', messages.importRepeatedSerial)]
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
  const { rows, faults } = await readRecords(file.lines, FIREARMS_FILE, readFirearmLine);
  const allFaults = [...file.faults, ...faults, ...repeatedIn(rows)].sort(byLine);
  const stored = await findSerialKeys(rows.map(({ record }) => serialKeyOf(record)));
  const fresh = rows.filter(({ record }) => !stored.has(serialKeyOf(record)));
  const outcome = { dryRun, faults: allFaults, warnings: file.warnings };
  const existing = rows.length - fresh.length;
  if (allFaults.length > 0) return { ...outcome, created: 0, existing };
  if (dryRun) return { ...outcome, created: fresh.length, existing };
  const created = await insertFirearms(fresh.map(({ record }) => record));
  return { ...outcome, created, existing: rows.length - created };
};
