import { dayAndTime } from '#domain/dates/date-text.ts';

type Value = string | number | boolean | Date | readonly string[] | null;

const cellText = (value: Value) => {
  if (value === null) return '-';
  if (value instanceof Date) return dayAndTime(value) ?? '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(' ') : String(value);
};

const textTable = (lines: readonly (readonly string[])[]) => {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) => line.map((value, column) => value.padEnd(widths?.[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
};

type NameOf<Row> = { [Name in keyof Row]-?: Row[Name] extends Value ? Name : never }[keyof Row];
type Column<Row> = NameOf<Row> | ((row: Row, index: number) => Value);

/** Prints rows as a table. Each column is a property of the rows, or a function of a row. */
export const tableOf =
  <Row>(columns: Record<string, Column<Row>>) =>
  (rows: readonly Row[]) => {
    const cellOf = (column: Column<Row>, row: Row, index: number) =>
      cellText(typeof column === 'function' ? column(row, index) : (row[column] as Value));
    return textTable([
      Object.keys(columns),
      ...rows.map((row, index) => Object.values(columns).map((column) => cellOf(column, row, index))),
    ]);
  };
