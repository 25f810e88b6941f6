import { Box, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

export const TodaySkeleton = () => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Cargando el día...</VisuallyHidden>
    <SimpleGrid aria-hidden columns={{ base: 1, xl: 2 }} gap={{ base: '10', xl: '12' }}>
      {[0, 1].map((column) => (
        <Stack key={column} gap="4">
          <Skeleton h="7" w="48" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} h="24" />
          ))}
        </Stack>
      ))}
    </SimpleGrid>
  </Box>
);
