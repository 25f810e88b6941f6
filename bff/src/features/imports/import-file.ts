import { CsvError, parse } from 'csv-parse/sync';
import { fromCell, hasControls } from '#domain/texts/csv-text.ts';
import { messages } from '#domain/messages.ts';
import { foldText } from '#domain/texts/text.ts';
import type { Cells, CellsLine } from '#domain/import-cells.ts';
import { IMPORT_LIMITS } from '#domain/import-cells.ts';
import { invalidField } from '../../operation/input.ts';
import { mapInSlices } from '../../operation/map-in-slices.ts';

/** An invalid cell. The header is line 1; `field` is the header of the column. */
export type ImportFault = { line: number; field: string; message: string };

export type ImportOutcome = {
  dryRun: boolean;
  /** Number of created records; in a dry run, of records to create. */
  created: number;
  existing: number;
  faults: ImportFault[];
  warnings: string[];
};

export const byLine = (a: ImportFault, b: ImportFault) => a.line - b.line;

type ImportFile<Column extends string> = {
  lines: CellsLine<Column>[];
  faults: ImportFault[];
  warnings: string[];
};

/** What a file of a kind has: the headers of all its columns, those that are imported, and those without which it is another file. */
export type ImportShape<Column extends string> = {
  headers: Readonly<Record<string, string>>;
  imported: readonly Column[];
  required: readonly Column[];
  /** If the header is not of this kind. */
  headerText: string;
};

/** A fault of a cell. */
export const faultOf =
  <Column extends string>({ headers }: Pick<ImportShape<Column>, 'headers'>) =>
  (line: number, column: string, message: string): ImportFault => ({
    line,
    field: headers[column] ?? column,
    message,
  });

/** Separators of spreadsheets, which depend on the country. */
const SEPARATORS = [';', ',', '\t'];

const separatorOf = (header: string) => {
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
};

const MAX_COLUMNS = 100;

type RawLine = { record: string[]; raw: string; info: { lines: number } };

const NEW_LINE = /\r\n|\r|\n/g;

/** The line by which some programs tell a spreadsheet the separator: `sep=;`. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([;,\t])"?$/i;

const readCells = (csv: string): RawLine[] => {
  const [first = ''] = csv.split(NEW_LINE, 1);
  const told = SEPARATOR_LINE.exec(first)?.[1];
  try {
    return parse(csv, {
      bom: true,
      from_line: told ? 2 : 1,
      delimiter: told ?? separatorOf(first),
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

const readHeader = <Column extends string>(
  record: readonly string[],
  { headers: known, imported, required, headerText }: ImportShape<Column>,
) => {
  const wrongHeader = () => invalidField('csv', { reason: 'IMPORT_HEADER', message: headerText });
  if (record.length > MAX_COLUMNS) throw wrongHeader();
  const headers = record.map(fromCell);
  const names = headers.map((header) =>
    Object.keys(known).find((name) => foldText(known[name] ?? '') === foldText(header)),
  );
  const found = names.filter((name) => name !== undefined);
  if (!required.every((name) => found.includes(name)) || new Set(found).size < found.length) {
    throw wrongHeader();
  }
  const columns = names.map((name) => imported.find((column) => column === name) ?? null);
  const ignored = headers.filter((header, index) => header !== '' && columns[index] === null);
  return { columns, warnings: ignored.map((header) => `La columna «${header}» no se importa`) };
};

/** The first line of the record, which may span several lines. */
const lineOf = ({ info, raw }: RawLine) => info.lines - (raw.trimEnd().match(NEW_LINE)?.length ?? 0);

const toCells = <Column extends string>(record: readonly string[], columns: readonly (Column | null)[]) =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const text = fromCell(record[index] ?? '');
      return column && text ? [[column, text]] : [];
    }),
  ) as Cells<Column>;

const faultsOf = <Column extends string>(
  record: readonly string[],
  columns: readonly (Column | null)[],
  { headers }: ImportShape<Column>,
) => {
  if (record.slice(columns.length).some((cell) => cell !== '')) {
    return [{ field: '', message: messages.importCells }];
  }
  return columns.flatMap((column, index) =>
    column && hasControls(record[index] ?? '')
      ? [{ field: headers[column] ?? '', message: messages.importControls }]
      : [],
  );
};

export const readImportFile = async <Column extends string>(
  csv: string,
  shape: ImportShape<Column>,
): Promise<ImportFile<Column>> => {
  const [first, ...rest] = readCells(csv);
  const { columns, warnings } = readHeader(first?.record ?? [], shape);
  if (rest.length > IMPORT_LIMITS.lines)
    throw invalidField('csv', { reason: 'IMPORT_TOO_LONG', message: messages.importTooLong });
  const filled = rest.filter(({ record }) =>
    record.some((cell) => fromCell(cell) !== '' || hasControls(cell)),
  );
  const lines: CellsLine<Column>[] = [];
  const faults: ImportFault[] = [];
  await mapInSlices(filled, (raw) => {
    const ofLine = faultsOf(raw.record, columns, shape).map((fault) => ({ line: lineOf(raw), ...fault }));
    if (ofLine.length === 0) lines.push({ line: lineOf(raw), cells: toCells(raw.record, columns) });
    faults.push(...ofLine);
  });
  return { lines, faults, warnings };
};

type ReadLine<Column extends string, Record> = (cells: Cells<Column>) => {
  record: Record | null;
  errors: readonly { field: string; message: string }[];
};

/** The records of lines, with the errors of each by the column. */
export const readRecords = async <Column extends string, Record>(
  lines: readonly CellsLine<Column>[],
  shape: ImportShape<Column>,
  readLine: ReadLine<Column, Record>,
) => {
  const rows: { line: number; record: Record }[] = [];
  const faults: ImportFault[] = [];
  const toFault = faultOf(shape);
  await mapInSlices(lines, ({ line, cells }) => {
    const { record, errors } = readLine(cells);
    if (record) rows.push({ line, record });
    faults.push(...errors.map(({ field, message }) => toFault(line, field, message)));
  });
  return { rows, faults };
};
