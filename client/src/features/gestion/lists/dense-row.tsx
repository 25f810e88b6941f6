import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type DenseRowProps = {
  /** A row that has just changed takes no click. */
  isInert?: boolean;
  children: ReactNode;
};

/** At most 44 px high on wide screens, 56 px on a phone. */
export const DenseRow = ({ isInert = false, children }: DenseRowProps) => (
  <Table.Row
    role="row"
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
