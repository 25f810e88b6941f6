import { withoutControls } from './schema.ts';

/** What ends a line for any program, and tabs, which some take for a separator. */
const LINE_BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** What a spreadsheet may take for a formula: its first character, after quotes, apostrophes, spaces and invisible ones. */
const FORMULA = String.raw`["'\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** A cell begins with the text, or in a program that expects another separator, after each `,` and `;` in it. */
const CELL_START = '(?<=^|[,;])';
/** What a spreadsheet would show as another number: leading zeros, more digits than it keeps, an exponent. */
const OTHER_NUMBER = String.raw`^'*(?:0\d+|\d{12,}|\d+e\d+)$`;

const TO_GUARD = new RegExp(`${CELL_START}${FORMULA}|${OTHER_NUMBER}`, 'giu');
const GUARDED = new RegExp(`${CELL_START}'(?=${FORMULA})|^'(?=${OTHER_NUMBER.slice(1)})`, 'giu');

const onOneLine = (text: string) => text.replace(LINE_BREAKS_AND_TABS, ' ');

/** Whether a text holds what no cell shows: control characters, and those that reverse the direction of text. */
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
