import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
  <Box
    role="region"
    aria-label={caption}
    aria-busy={isStale}
    tabIndex={0}
    overflowX="auto"
    borderRadius="l3"
    focusVisibleRing="outside"
    opacity={isStale ? 0.6 : 1}
    transition="opacity 150ms 40ms"
    layerStyle="document"
    px={{ base: '0', lg: '1.5' }}
  >
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
  </Box>
);
