import { Box } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';

/** A progress line while a page's code loads, after a short delay. */
export const NavigationProgress = () => {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Box
      aria-hidden
      data-busy={isBusy || undefined}
      position="fixed"
      top="0"
      insetInline="0"
      height="3px"
      bg="accent.400"
      zIndex="max"
      transformOrigin="left"
      scale={isBusy ? '0.8 1' : '0 1'}
      transition={isBusy ? 'scale 4s cubic-bezier(0.1, 0.7, 0.2, 1) 60ms' : 'none'}
    />
  );
};
