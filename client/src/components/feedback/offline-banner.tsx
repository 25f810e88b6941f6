import { Box, HStack, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '../icons.tsx';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status" position="fixed" insetInline="0" bottom="0" zIndex="banner" pointerEvents="none">
      {isOnline ? null : (
        <HStack
          bg="ink"
          color="ink.fg"
          borderTopWidth="2px"
          borderColor="ink.brass"
          justify="center"
          gap="3"
          px="4"
          py="3"
        >
          <OfflineIcon boxSize="5" color="ink.brass" />
          <Text textStyle="sm" fontWeight="medium">
            Sin conexión. Lo que ves puede no estar al día; se actualizará cuando vuelva.
          </Text>
        </HStack>
      )}
    </Box>
  );
};
