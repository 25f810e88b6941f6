import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ListCellProps = { column: string; children: ReactNode };

/** On a phone the cell carries its column's name. */
export const ListCell = ({ column, children }: ListCellProps) => (
  <Table.Cell
    role="cell"
    data-column={column}
    display={{ base: 'grid', lg: 'table-cell' }}
    gridTemplateColumns="7.5rem minmax(0, 1fr)"
    gap="3"
    px={{ base: '2', lg: '4' }}
    py={{ base: '2', lg: '4' }}
    borderBottomWidth={{ base: '0', lg: '1px' }}
    verticalAlign="middle"
    _before={{
      content: 'attr(data-column)',
      display: { base: 'block', lg: 'none' },
      textStyle: 'eyebrow',
      color: 'fg.muted',
      pt: '0.5',
    }}
  >
    {children}
  </Table.Cell>
);
