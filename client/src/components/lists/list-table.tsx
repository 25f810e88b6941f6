import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ListTableProps = { caption: string; columns: readonly string[]; isStale: boolean; children: ReactNode };

/**
 * A table on wide screens, cards on a phone: below `lg` rows and cells are blocks. Roles are explicit, because
 * browsers drop a table's roles when its display changes.
 */
export const ListTable = ({ caption, columns, isStale, children }: ListTableProps) => (
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
    layerStyle={{ lg: 'document' }}
    p={{ lg: '2' }}
  >
    <Table.Root role="table" display={{ base: 'block', lg: 'table' }} bg="transparent" size="md">
      <Table.Caption srOnly>{caption}</Table.Caption>
      <Table.Header role="rowgroup" display={{ base: 'none', lg: 'table-header-group' }}>
        <Table.Row role="row" bg="transparent">
          {columns.map((column) => (
            <Table.ColumnHeader key={column} role="columnheader">
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup" display={{ base: 'grid', lg: 'table-row-group' }} gap="4">
        {children}
      </Table.Body>
    </Table.Root>
  </Box>
);
