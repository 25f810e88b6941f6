import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ListCellProps = { column: string; children: ReactNode };

/** On a phone the cell carries its column's name. */
export const ListCell = ({ column, children }: ListCellProps) => (
  <Table.Cell
    role="cell"
    data-column={column}
    display={{ base: 'grid', lg: 'table-cell' }}
    gridTemplateColumns="6.5rem minmax(0, 1fr)"
    gap="3"
    px={{ base: '0', lg: '3' }}
    py={{ base: '1.5', lg: '3.5' }}
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
