import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

export const PointsSkeleton = () => (
  <Stack role="status" aria-busy gap="8">
    <VisuallyHidden>Cargando tus puntos...</VisuallyHidden>
    <Skeleton h="14" w="40" />
    <SimpleGrid aria-hidden columns={{ base: 1, lg: 2 }} gap="8">
      <Skeleton h="64" />
      <Skeleton h="64" />
    </SimpleGrid>
  </Stack>
);
