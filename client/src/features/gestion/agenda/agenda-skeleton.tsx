import { Box, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { weekGrid } from './week-grid.ts';

export const AgendaSkeleton = ({ days }: { days: number }) => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Cargando la agenda...</VisuallyHidden>
    <Grid aria-hidden {...(days > 1 ? weekGrid : { gap: '3' })}>
      {Array.from({ length: days }, (_, index) => (
        <Stack key={index} gap="3">
          {days > 1 && <Skeleton h="12" />}
          {days === 1 && [0, 1].map((row) => <Skeleton key={row} h="28" />)}
          <Skeleton h="28" />
        </Stack>
      ))}
    </Grid>
  </Box>
);
