import { toCell } from '#domain/texts/csv-text.ts';
import { saveFile } from '../../../components/records/save-file.ts';

/** The format of the server's exports. */
const SEPARATOR = ';';
const DECIMAL_SIGN = ',';
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number;

const cellText = (cell: Cell) => {
  if (typeof cell === 'number') return String(cell).replace('.', DECIMAL_SIGN);
  return `"${toCell(cell).replaceAll('"', '""')}"`;
};

/** A table as CSV. */
const csvOf = (lines: readonly (readonly Cell[])[]) =>
  BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellText).join(SEPARATOR)}\r\n`).join('');

/** Downloads the table. */
export const saveTable = (fileName: string, lines: readonly (readonly Cell[])[]) =>
  saveFile(new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }), fileName);
