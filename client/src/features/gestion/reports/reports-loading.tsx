import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

export const ReportsLoading = () => (
  <Stack role="status" aria-busy gap="10">
    <VisuallyHidden>Cargando los informes...</VisuallyHidden>
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} h="28" />
      ))}
    </SimpleGrid>
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="10">
      {[0, 1].map((index) => (
        <Skeleton key={index} h="24rem" />
      ))}
    </SimpleGrid>
  </Stack>
);
