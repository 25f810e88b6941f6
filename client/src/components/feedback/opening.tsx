import { Box } from '@chakra-ui/react';

/** What a slow network shows until the code of what opens over the page has come. */
export const Opening = () => (
  <Box
    role="status"
    aria-busy
    aria-label="Abriendo..."
    position="fixed"
    inset="0"
    zIndex="modal"
    bg="ink.deep/60"
    cursor="progress"
  />
);
