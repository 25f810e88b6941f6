import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ListRowProps = { children: ReactNode };

export const ListRow = ({ children }: ListRowProps) => (
  <Table.Row
    role="row"
    display={{ base: 'block', lg: 'table-row' }}
    layerStyle={{ base: 'document', lg: 'none' }}
    bg={{ lg: 'transparent' }}
    p={{ base: '4', lg: '0' }}
    _hover={{ lg: { bg: 'bg.subtle' } }}
  >
    {children}
  </Table.Row>
);
