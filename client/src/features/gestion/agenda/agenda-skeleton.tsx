import { Box, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

/** Seven columns on wide screens and paper, otherwise one day after the other. */
export const weekGrid = {
  gap: { base: '6', xl: '2.5' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(7, minmax(0, 1fr))' },
  _print: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2' },
} as const;

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
