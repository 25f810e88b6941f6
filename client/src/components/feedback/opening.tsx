import { Box } from '@chakra-ui/react';

/** Shown on slow networks until the code of a dialog is loaded. */
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
