import { messages } from './messages.ts';
import type { FieldError } from './schema.ts';
import { foldText } from './texts/text.ts';

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
  message: message === messages.invalidInput || message === messages.required ? messages.checkField : message,
});
