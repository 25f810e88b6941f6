type Value = string | number | null;

export const textTable = (headers: string[], rows: Value[][]) => {
  const lines = [headers, ...rows.map((row) => row.map((value) => (value === null ? '-' : String(value))))];
  const widths = headers.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) => line.map((value, column) => value.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
};
