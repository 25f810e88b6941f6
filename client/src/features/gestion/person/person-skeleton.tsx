import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

export const PersonSkeleton = () => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Cargando a la persona...</VisuallyHidden>
    <Stack aria-hidden gap="4">
      <Skeleton h="5" w="40%" />
      <Skeleton h="10" w="80%" maxW="28rem" mb="4" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} h="12" maxW="40rem" />
      ))}
    </Stack>
  </Box>
);
