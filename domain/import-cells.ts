import * as v from 'valibot';
import { messages } from './messages.ts';
import { fields, type FieldError } from './schema.ts';
import { foldText } from './texts/text.ts';

export const IMPORT_LIMITS = { bytes: 1_000_000, lines: 2_000 } as const;

/** The replacement character: the file is not UTF-8. */
const UNREADABLE = '\uFFFD';

/** A file to import, and whether it is only checked. */
export const importSchema = (headerText: string) =>
  fields({
    csv: v.pipe(
      v.string(headerText),
      v.maxBytes(IMPORT_LIMITS.bytes, messages.importTooLarge),
      v.check((text) => !text.includes(UNREADABLE), messages.importEncoding),
    ),
    dryRun: v.nullish(v.boolean(messages.invalidInput), true),
  });

/** The cells of one line that are not empty. */
export type Cells<Column extends string> = Partial<Record<Column, string>>;

/** A line of a file and its cells. The header is line 1. */
export type CellsLine<Column extends string> = { line: number; cells: Cells<Column> };

/**
 * Finds the value of a cell among several, ignoring case and accents. Returns other cells unchanged for the schema to
 * reject.
 */
export const cellValue = (cell: string | undefined, values: readonly string[]) =>
  cell && (values.find((value) => foldText(value) === foldText(cell)) ?? cell);

const SPREADSHEET_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads `YYYY-MM-DD`, and `dd/mm/aaaa` of a spreadsheet in Spanish. */
export const cellDay = (cell: string | undefined) => {
  const [, day = '', month = '', year = ''] = SPREADSHEET_DAY.exec(cell ?? '') ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
};

/** Translates the general messages of the APIs, which are in English. */
export const inSpanish = ({ message, ...error }: FieldError): FieldError => ({
  ...error,
  message:
    message === messages.specifiedInvalid || message === messages.specifiedRequired
      ? messages.checkField
      : message,
});
