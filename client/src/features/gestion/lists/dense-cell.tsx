import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
