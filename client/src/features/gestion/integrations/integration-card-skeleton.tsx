import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

const CARDS = [0, 1];

export const IntegrationCardSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-busy>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Stack aria-hidden gap="4">
      {CARDS.map((card) => (
        <Stack key={card} layerStyle="document" p={{ base: '5', md: '6' }} gap="4">
          <Skeleton h="5" w={{ base: '60%', md: '30%' }} />
          <Skeleton h="4" w={{ base: '90%', md: '50%' }} />
          <Skeleton h="9" w={{ base: '100%', md: '60%' }} />
        </Stack>
      ))}
    </Stack>
  </Box>
);
