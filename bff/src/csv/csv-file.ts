import { stringify } from 'csv-stringify/sync';
import { academy } from '#domain/academy.ts';
import { toCell } from '#domain/texts/csv-text.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { NO, YES } from '#domain/users/user.columns.ts';

/** The separator of spreadsheets in Spanish, which use decimal commas. */
const SEPARATOR = ';';
const DECIMAL_SIGN = ',';
/** A byte order mark, without which spreadsheets assume another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A bigint is an amount of money in centavos. */
export type Cell = string | number | bigint | null;

export type Column<Row> = { header: string; cell: (row: Row) => Cell };

type Batches<Row> = AsyncIterable<Row[]> | Iterable<Row[]>;

export type CsvFile = { fileName: string; type: string; parts: AsyncIterable<string> };

const toLines = (rows: readonly Cell[][]) =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? toCell(cell) : cell))),
    { delimiter: SEPARATOR, record_delimiter: '\r\n', escape_formulas: true, cast: { bigint: amountText } },
  );

async function* csvParts<Row>(columns: readonly Column<Row>[], batches: Batches<Row>) {
  yield BYTE_ORDER_MARK + toLines([columns.map(({ header }) => header)]);
  for await (const rows of batches) yield toLines(rows.map((row) => columns.map(({ cell }) => cell(row))));
}

type Content<Row> = {
  name: string;
  day?: string;
  columns: readonly Column<Row>[];
  batches: Batches<Row>;
  now: Date;
};

export const csvFile = <Row>({ name, columns, batches, now, day }: Content<Row>): CsvFile => ({
  fileName: `${name}-${day ?? dayIn(now, academy.timeZone)}.csv`,
  type: 'text/csv; charset=utf-8',
  parts: csvParts(columns, batches),
});

/** A number, also below 0: a text that begins with a minus sign would be guarded as a formula. */
export const moneyCell = (pesos: number) => BigInt(toCentavos(pesos));

const amountText = (centavos: bigint) => (Number(centavos) / 100).toFixed(2).replace('.', DECIMAL_SIGN);

export const yesNoCell = (isYes: boolean | null) => {
  if (isYes === null) return null;
  return isYes ? YES : NO;
};
