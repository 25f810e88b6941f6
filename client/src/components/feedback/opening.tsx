import { Box } from '@chakra-ui/react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';

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

type OpeningLaterProps = { isOpen: boolean; children: (isOpen: boolean) => ReactNode };

/**
 * A dialog or a drawer that may be loaded first. It opens after the frame of what opens it: its styles alone take
 * several frames of a telephone.
 */
export const OpeningLater = ({ isOpen, children }: OpeningLaterProps) => {
  const wasOpen = useDeferredValue(isOpen, false);
  return <Suspense fallback={isOpen && <Opening />}>{children(isOpen && wasOpen)}</Suspense>;
};
