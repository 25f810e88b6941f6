import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

export const CourseSkeleton = () => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Cargando el curso...</VisuallyHidden>
    <Stack aria-hidden gap="4">
      <Skeleton h="5" w="60%" />
      <Skeleton h="10" w="80%" maxW="24rem" mb="4" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} h="16" />
      ))}
    </Stack>
  </Box>
);
