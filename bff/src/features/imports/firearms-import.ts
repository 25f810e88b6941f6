import {
  FIREARM_COLUMNS,
  IMPORTED_FIREARM_COLUMNS,
  type ImportedFirearmColumn,
} from '#domain/firearms/firearm.columns.ts';
import { readFirearmLine, type ImportedFirearm } from '#domain/firearms/firearm.import.ts';
import { firearmLabel, serialKeyOf } from '#domain/firearms/firearm.ts';
import { foldSerial } from '#domain/firearms/serial.ts';
import { messages } from '#domain/messages.ts';
import { findLookAlikes, insertFirearms } from '../firearms/firearm.store.ts';
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

type Known = Parameters<typeof firearmLabel>[0];

/** The lines whose serial number looks like that of another weapon, of the academy or of the file. */
const similarOf = (rows: readonly Row[], stored: readonly Known[]) => {
  const known = new Map(stored.map((firearm) => [foldSerial(firearm.serial), firearm]));
  return rows.flatMap(({ line, record }) => {
    const key = foldSerial(record.serial);
    const other = known.get(key);
    if (!other) known.set(key, record);
    return other
      ? [firearmFault(line, 'serial', `${messages.firearmLooksAlike} ${firearmLabel(other)}`)]
      : [];
  });
};

type Given = { csv: string; dryRun: boolean; confirmSimilar: boolean };

/** All weapons of a file, or none if a line is faulty. Those that are there already stay as they are. */
export const importFirearmsFile = async ({ csv, dryRun, confirmSimilar }: Given): Promise<ImportOutcome> => {
  const file = await readImportFile(csv, FIREARMS_FILE);
  const { rows, faults } = await readRecords(file.lines, FIREARMS_FILE, readFirearmLine);
  const stored = await findLookAlikes(rows.map(({ record }) => record.serial));
  const storedKeys = new Set(stored.map(({ serialKey }) => serialKey));
  const fresh = rows.filter(({ record }) => !storedKeys.has(serialKeyOf(record)));
  const repeated = repeatedIn(rows);
  const similar = repeated.length > 0 ? [] : similarOf(fresh, stored);
  const isAsked = !dryRun && !confirmSimilar;
  const allFaults = [...file.faults, ...faults, ...repeated, ...(isAsked ? similar : [])].sort(byLine);
  const warnings = [
    ...file.warnings,
    ...(isAsked ? [] : similar.map(({ line, message }) => `Línea ${line}: ${message}`)),
  ];
  const outcome = { dryRun, faults: allFaults, warnings };
  const existing = rows.length - fresh.length;
  if (allFaults.length > 0) return { ...outcome, created: 0, existing };
  if (dryRun) return { ...outcome, created: fresh.length, existing };
  await insertFirearms(fresh.map(({ record }) => record));
  return { ...outcome, created: fresh.length, existing };
};
