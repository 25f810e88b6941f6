import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ListCellProps = {
  column: string;
  isTitle?: boolean;
  /** On a phone the value is below the column name, for long values. */
  isLong?: boolean;
  /** Hidden on a phone, because it is the same in every row. */
  isConstant?: boolean;
  children: ReactNode;
};

/** On a phone a cell has the name of its column, except the title of the row. */
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
