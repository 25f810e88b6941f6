import { CsvError, parse } from 'csv-parse/sync';
import { fromCell, hasControls } from '#domain/texts/csv-text.ts';
import { messages } from '#domain/messages.ts';
import { foldText } from '#domain/texts/text.ts';
import {
  IMPORTED_COLUMNS,
  USER_COLUMNS,
  type ImportedColumn,
  type UserColumn,
} from '#domain/users/user.columns.ts';
import { IMPORT_LIMITS, type ImportCells, type ImportLine } from '#domain/users/user.import.ts';
import { invalidField } from '../../operation/input.ts';
import { mapInSlices } from '../../operation/map-in-slices.ts';

/** An invalid cell. The header is line 1; `field` is the header of the column. */
export type ImportFault = { line: number; field: string; message: string };

type ImportFile = { lines: ImportLine[]; faults: ImportFault[]; warnings: string[] };

/** Separators of spreadsheets, which depend on the country. */
const SEPARATORS = [';', ',', '\t'];

const separatorOf = (header: string) => {
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
};

const MAX_COLUMNS = 100;

type RawLine = { record: string[]; raw: string; info: { lines: number } };

const NEW_LINE = /\r\n|\r|\n/g;

const readCells = (csv: string): RawLine[] => {
  try {
    return parse(csv, {
      bom: true,
      delimiter: separatorOf(csv.split(NEW_LINE, 1)[0] ?? ''),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      to: IMPORT_LIMITS.lines + 2,
      info: true,
      raw: true,
    }) as unknown as RawLine[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalidField('csv', { reason: 'IMPORT_QUOTES', message: messages.importQuotes });
  }
};

const columnOf = (header: string) => {
  const folded = foldText(header);
  const names = Object.keys(USER_COLUMNS) as UserColumn[];
  return names.find((name) => foldText(USER_COLUMNS[name]) === folded) ?? null;
};

const isImported = (column: UserColumn | null): column is ImportedColumn =>
  IMPORTED_COLUMNS.some((name) => name === column);

const readHeader = (record: readonly string[]) => {
  if (record.length > MAX_COLUMNS)
    throw invalidField('csv', { reason: 'IMPORT_HEADER', message: messages.importHeader });
  const headers = record.map(fromCell);
  const columns = headers.map(columnOf);
  const known = columns.filter((column) => column !== null);
  if (!known.includes('email') || new Set(known).size < known.length) {
    throw invalidField('csv', { reason: 'IMPORT_HEADER', message: messages.importHeader });
  }
  const imported = columns.map((column) => (isImported(column) ? column : null));
  const ignored = headers.filter((header, index) => header !== '' && imported[index] === null);
  return {
    columns: imported,
    warnings: ignored.map((header) => `La columna «${header}» no se importa`),
  };
};

/** The first line of the record, which may span several lines. */
const lineOf = ({ info, raw }: RawLine) => info.lines - (raw.trimEnd().match(NEW_LINE)?.length ?? 0);

const toCells = (record: readonly string[], columns: readonly (ImportedColumn | null)[]): ImportCells =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const text = fromCell(record[index] ?? '');
      return column && text ? [[column, text]] : [];
    }),
  );

const faultsOf = (record: readonly string[], columns: readonly (ImportedColumn | null)[]) => {
  if (record.slice(columns.length).some((cell) => cell !== '')) {
    return [{ field: '', message: messages.importCells }];
  }
  return columns.flatMap((column, index) =>
    column && hasControls(record[index] ?? '')
      ? [{ field: USER_COLUMNS[column], message: messages.importControls }]
      : [],
  );
};

export const readImportFile = async (csv: string): Promise<ImportFile> => {
  const [first, ...rest] = readCells(csv);
  const { columns, warnings } = readHeader(first?.record ?? []);
  if (rest.length > IMPORT_LIMITS.lines)
    throw invalidField('csv', { reason: 'IMPORT_TOO_LONG', message: messages.importTooLong });
  const filled = rest.filter(({ record }) =>
    record.some((cell) => fromCell(cell) !== '' || hasControls(cell)),
  );
  const lines: ImportLine[] = [];
  const faults: ImportFault[] = [];
  await mapInSlices(filled, (raw) => {
    const ofLine = faultsOf(raw.record, columns).map((fault) => ({ line: lineOf(raw), ...fault }));
    if (ofLine.length === 0) lines.push({ line: lineOf(raw), cells: toCells(raw.record, columns) });
    faults.push(...ofLine);
  });
  return { lines, faults, warnings };
};
