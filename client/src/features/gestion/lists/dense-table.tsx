import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { opensRow } from './row-button.tsx';
import { TableRegion } from '../../../components/layout/table-region.tsx';

type DenseColumn = {
  name: string;
  /** The column without a width takes the remaining space. */
  width?: string;
  /** Instead of the name. */
  head?: ReactNode;
};

type DenseTableProps = {
  caption: string;
  columns: readonly DenseColumn[];
  isStale?: boolean;
  children: ReactNode;
};

/**
 * A table of rows of one line; below `lg` each row has two lines. Roles are explicit, because browsers drop a
 * table's roles when its display changes.
 */
export const DenseTable = ({ caption, columns, isStale = false, children }: DenseTableProps) => (
  <TableRegion caption={caption} isStale={isStale} layerStyle="document" px={{ base: '0', lg: '1.5' }}>
    <Table.Root
      role="table"
      display={{ base: 'block', lg: 'table' }}
      bg="transparent"
      size="sm"
      css={{ tableLayout: { lg: 'fixed' } }}
    >
      <Table.Caption srOnly>{caption}</Table.Caption>
      <Table.Header role="rowgroup" display={{ base: 'none', lg: 'table-header-group' }}>
        <Table.Row role="row" bg="transparent">
          {columns.map(({ name, width, head }) => (
            <Table.ColumnHeader key={name} role="columnheader" width={width} px="2" py="1.5">
              {head ?? name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup" display={{ base: 'block', lg: 'table-row-group' }}>
        {children}
      </Table.Body>
    </Table.Root>
  </TableRegion>
);

type DenseRowProps = {
  /** A row that has just changed takes no click. */
  isInert?: boolean;
  children: ReactNode;
};

/** At most 44 px high on wide screens, 56 px on a phone. */
export const DenseRow = ({ isInert = false, children }: DenseRowProps) => (
  <Table.Row
    role="row"
    {...opensRow}
    display={{ base: 'grid', lg: 'table-row' }}
    gridTemplateColumns="auto minmax(0, 1fr) auto"
    alignItems="center"
    minH="14"
    px={{ base: '2', lg: '0' }}
    bg="transparent"
    borderTopWidth={{ base: '1px', lg: '0' }}
    borderColor="border.muted"
    pointerEvents={isInert ? 'none' : undefined}
    _first={{ borderTopWidth: '0' }}
    _hover={{ lg: { bg: 'bg.subtle' } }}
  >
    {children}
  </Table.Row>
);

type DenseCellProps = {
  /** Where the cell is on a phone; without one it is hidden there. */
  area?: 'choice' | 'title' | 'side';
  children?: ReactNode;
};

const ORDER = { choice: 1, title: 2, side: 3 } as const;
/** On a phone the row has its own at the edges. */
const PADDING = { choice: '0', title: '2', side: { base: '0', lg: '2' } } as const;

export const DenseCell = ({ area, children }: DenseCellProps) => (
  <Table.Cell
    role="cell"
    display={{ base: area ? 'block' : 'none', lg: 'table-cell' }}
    gridColumn={{ base: area && ORDER[area], lg: 'auto' }}
    h={{ lg: '2.75rem' }}
    px={PADDING[area ?? 'title']}
    py={{ base: '1', lg: '0' }}
    minW="0"
    borderBottomWidth={{ lgDown: '0' }}
    verticalAlign="middle"
  >
    {children}
  </Table.Cell>
);

type LineProps = { children: ReactNode; title?: string; isMuted?: boolean };

/** One line, cut off at the edge of its cell. */
export const Line = ({ children, title, isMuted = false }: LineProps) => (
  <Box
    title={title ?? (typeof children === 'string' ? children : undefined)}
    color={isMuted ? 'fg.muted' : undefined}
    fontVariantNumeric="tabular-nums"
    truncate
    // The ring of what has the focus inside is not cut off.
    p="1"
    m="-1"
  >
    {children}
  </Box>
);

/** The second line of a title on a phone. */
export const PhoneLine = ({ children }: { children: ReactNode }) => (
  <Box hideFrom="lg" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" truncate>
    {children}
  </Box>
);
