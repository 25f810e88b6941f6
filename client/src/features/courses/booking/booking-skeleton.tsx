import { Box, Grid, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';

export const BookingSkeleton = () => (
  <Box layerStyle="document" aria-hidden minH={{ base: '58rem', sm: '48rem', lg: '38rem' }}>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}>
      <Stack gap="7" p={{ base: '5', md: '8' }}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <Skeleton height="16" />
          <Skeleton height="16" />
        </SimpleGrid>
        <Skeleton height="20" />
        <Skeleton height="36" />
        <Skeleton height="6" width="60%" />
      </Stack>
      <Stack gap="6" p={{ base: '5', md: '8' }}>
        <Skeleton height="24" />
        <Skeleton height="12" />
      </Stack>
    </Grid>
  </Box>
);
