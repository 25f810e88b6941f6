import { Box, Button, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { toCell } from '#domain/texts/csv-text.ts';
import { saveFile } from '../../../components/records/save-file.ts';
import { Section } from '../lists/section.tsx';

type TableRow = { name: string; values: readonly string[] };

type ReportTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  total: TableRow;
};

/** The figures of a chart. */
export const ReportTable = ({ caption, columns, rows, total }: ReportTableProps) => (
  <Box role="region" aria-label={caption} tabIndex={0} overflowX="auto" focusVisibleRing="inside">
    <Table.Root size="sm" bg="transparent" fontVariantNumeric="tabular-nums">
      <Table.Caption srOnly>{caption}</Table.Caption>
      <Table.Header>
        <Table.Row bg="transparent">
          {columns.map((column, index) => (
            <Table.ColumnHeader key={column} px="2" textAlign={index === 0 ? 'start' : 'end'}>
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {[...rows, total].map((row, index) => (
          <Table.Row
            key={`${row.name}:${index}`}
            bg="transparent"
            fontWeight={row === total ? 'semibold' : undefined}
          >
            <Table.Cell px="2" minW="9rem">
              {row.name}
            </Table.Cell>
            {row.values.map((value, index) => (
              <Table.Cell key={columns[index + 1]} px="2" textAlign="end" whiteSpace="nowrap">
                {value}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Box>
);

type TableSectionProps = { title: string; onSave: () => void; children: ReactNode };

/** A section whose table can be downloaded. */
export const TableSection = ({ title, onSave, children }: TableSectionProps) => (
  <Section
    title={title}
    action={
      <Button
        variant="ghost"
        size="sm"
        _print={{ display: 'none' }}
        aria-label={`Descargar ${title} en CSV`}
        onClick={onSave}
      >
        CSV
      </Button>
    }
  >
    {children}
  </Section>
);

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
