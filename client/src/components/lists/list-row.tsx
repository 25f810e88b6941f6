import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ListRowProps = { children: ReactNode };

export const ListRow = ({ children }: ListRowProps) => (
  <Table.Row
    role="row"
    display={{ base: 'block', lg: 'table-row' }}
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
