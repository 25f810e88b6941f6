import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TableRegion } from '../layout/table-region.tsx';

type ListTableProps = { caption: string; columns: readonly string[]; isStale: boolean; children: ReactNode };

/**
 * A table on wide screens, cards on a phone: below `lg` rows and cells are blocks. Roles are explicit, because
 * browsers drop a table's roles when its display changes.
 */
export const ListTable = ({ caption, columns, isStale, children }: ListTableProps) => (
  <TableRegion caption={caption} isStale={isStale} layerStyle={{ lg: 'document' }} p={{ lg: '2' }}>
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
  </TableRegion>
);

type ListRowProps = { children: ReactNode };

export const ListRow = ({ children }: ListRowProps) => (
  <Table.Row
    role="row"
    display={{ base: 'block', lg: 'table-row' }}
    containerType={{ base: 'inline-size', lg: 'normal' }}
    bg={{ base: 'bg.panel', lg: 'transparent' }}
    borderWidth={{ base: '1px', lg: '0' }}
    borderColor="border.emphasized"
    borderRadius={{ base: 'l3', lg: '0' }}
    p={{ base: '4', lg: '0' }}
    _hover={{ lg: { bg: 'bg.subtle' } }}
  >
    {children}
  </Table.Row>
);

type ListCellProps = {
  column: string;
  isTitle?: boolean;
  /** On a phone the value is below the column name, for long values. */
  isLong?: boolean;
  /** Hidden on a phone, because it is the same in every row. */
  isConstant?: boolean;
  children: ReactNode;
};

/** Where texts are large, a value is below the name of its column. */
const BELOW = {
  '@container (max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1' },
} as const;

/** On a phone a cell has the name of its column, except the title of the row. */
export const ListCell = ({ column, isTitle, isLong, isConstant, children }: ListCellProps) => (
  <Table.Cell
    role="cell"
    data-column={column}
    display={{ base: isConstant ? 'none' : isTitle ? 'block' : 'grid', lg: 'table-cell' }}
    gridTemplateColumns={isLong ? 'minmax(0, 1fr)' : '6.5rem minmax(0, 1fr)'}
    css={isLong ? undefined : BELOW}
    alignItems="start"
    gap={isLong ? '1' : '3'}
    px={{ base: '0', lg: '3' }}
    pt={{ base: isTitle ? '0' : '1.5', lg: '3.5' }}
    pb={{ base: isTitle ? '3' : '1.5', lg: '3.5' }}
    mb={{ base: isTitle ? '2' : '0', lg: '0' }}
    borderBottomWidth={{ lgDown: isTitle ? '1px' : '0' }}
    verticalAlign="middle"
    _before={{
      content: 'attr(data-column)',
      display: { base: isTitle ? 'none' : 'block', lg: 'none' },
      textStyle: 'eyebrow',
      color: 'fg.muted',
      pt: '0.5',
    }}
  >
    {children}
  </Table.Cell>
);
