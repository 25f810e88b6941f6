import { Table } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';

type ArmouryTotalsProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; counts: readonly number[] }[];
};

/** Totals of weapons and ammunition. */
export const ArmouryTotals = ({ caption, columns, rows }: ArmouryTotalsProps) => (
  <Table.Root size="sm" bg="transparent" fontVariantNumeric="tabular-nums">
    <Table.Caption srOnly>{caption}</Table.Caption>
    <Table.Header>
      <Table.Row bg="transparent">
        {columns.map((column, index) => (
          <Table.ColumnHeader key={column} textAlign={index === 0 ? 'start' : 'end'}>
            {column}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map(({ name, counts }) => (
        <Table.Row key={name} bg="transparent">
          <Table.Cell fontWeight="semibold">{name}</Table.Cell>
          {counts.map((count, index) => (
            <Table.Cell key={index} textAlign="end">
              {countText(count)}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
