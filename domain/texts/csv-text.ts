import { withoutControls } from '../schema.ts';

/** Line breaks of any program, and tabs, which some read as separators. */
const LINE_BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** The first character of a formula in a spreadsheet, after quotes, apostrophes, spaces and invisible characters. */
const FORMULA = String.raw`["'\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** The start of a cell: of the text, and after `,` and `;` for programs with another separator. */
const CELL_START = '(?<=^|[,;])';
/** Numbers that a spreadsheet would change: leading zeros, more than 11 digits, an exponent. */
const OTHER_NUMBER = String.raw`^'*(?:0\d+|\d{12,}|\d+e\d+)$`;

const TO_GUARD = new RegExp(`${CELL_START}${FORMULA}|${OTHER_NUMBER}`, 'giu');
const GUARDED = new RegExp(`${CELL_START}'(?=${FORMULA})|^'(?=${OTHER_NUMBER.slice(1)})`, 'giu');

const onOneLine = (text: string) => text.replace(LINE_BREAKS_AND_TABS, ' ');

/** Whether a text has control characters or bidirectional controls. */
export const hasControls = (text: string) => onOneLine(text) !== withoutControls(onOneLine(text));

/** A text on one line, without control characters and without spaces around it. */
export const oneLine = (text: string) => withoutControls(onOneLine(text)).trim();

/**
 * A text as a cell of a spreadsheet that shows it and computes nothing: one line, with an apostrophe before what would be
 * read as a formula or as another number.
 */
export const toCell = (text: string) => oneLine(text).replace(TO_GUARD, "'$&");

/** The text of a cell, without the apostrophes that `toCell` adds. */
export const fromCell = (cell: string) => oneLine(cell).replace(GUARDED, '');
