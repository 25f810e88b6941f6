import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

export const SecuritySkeleton = () => (
  <Stack role="status" aria-busy>
    <VisuallyHidden>Cargando la seguridad de tu cuenta...</VisuallyHidden>
    <SimpleGrid aria-hidden columns={{ base: 1, lg: 2 }} gap="8">
      <Skeleton h="72" />
      <Skeleton h="56" />
    </SimpleGrid>
  </Stack>
);
