import { Box, Flex, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** Rows on wide screens, cards on a phone. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-busy>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Stack aria-hidden gap={{ base: '4', lg: '0' }} layerStyle={{ lg: 'document' }} p={{ lg: '2' }}>
      {ROWS.map((row) => (
        <Flex
          key={row}
          bg="bg.panel"
          borderWidth={{ base: '1px', lg: '0' }}
          borderRadius={{ base: 'l3', lg: '0' }}
          direction={{ base: 'column', lg: 'row' }}
          gap={{ base: '3', lg: '8' }}
          p={{ base: '6', lg: '5' }}
          borderBottomWidth={{ lg: '1px' }}
        >
          <Skeleton h="5" w={{ base: '60%', lg: '18%' }} />
          <Skeleton h="5" w={{ base: '80%', lg: '24%' }} />
          <Skeleton h="5" w={{ base: '45%', lg: '14%' }} />
          <Skeleton h="5" w={{ base: '30%', lg: '12%' }} />
          <Skeleton h="5" w={{ base: '50%', lg: '20%' }} />
        </Flex>
      ))}
    </Stack>
  </Box>
);
