import { Box, Heading, Stack } from '@chakra-ui/react';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';

export const RecentActivity = () => (
  <Stack as="section" aria-labelledby="recent-activity" gap="5">
    <Heading as="h2" id="recent-activity" textStyle="3xl">
      Actividad Reciente
    </Heading>
    <Box bg="bg.panel" borderRadius="l3">
      <EmptyNote>Todavía no hay actividad para mostrar</EmptyNote>
    </Box>
  </Stack>
);
