import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ListCellProps = {
  column: string;
  isTitle?: boolean;
  /** On a phone below the name of its column, not beside it: nothing that is long breaks. */
  isLong?: boolean;
  /** The same in every row: nothing that a phone has room for. */
  isConstant?: boolean;
  children: ReactNode;
};

/** On a phone the cell carries its column's name; the title of the row goes without. */
export const ListCell = ({ column, isTitle, isLong, isConstant, children }: ListCellProps) => (
  <Table.Cell
    role="cell"
    data-column={column}
    display={{ base: isConstant ? 'none' : isTitle ? 'block' : 'grid', lg: 'table-cell' }}
    gridTemplateColumns={isLong ? 'minmax(0, 1fr)' : '6.5rem minmax(0, 1fr)'}
    alignItems="start"
    gap={isLong ? '1' : '3'}
    px={{ base: '0', lg: '3' }}
    pt={{ base: isTitle ? '0' : '1.5', lg: '3.5' }}
    pb={{ base: isTitle ? '3' : '1.5', lg: '3.5' }}
    mb={{ base: isTitle ? '2' : '0', lg: '0' }}
    borderBottomWidth={{ base: isTitle ? '1px' : '0', lg: '1px' }}
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
