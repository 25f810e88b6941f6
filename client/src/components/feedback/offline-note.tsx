import { Box, HStack, Text, type BoxProps } from '@chakra-ui/react';
import { OfflineIcon } from '../icons.tsx';

/** The offline message at the lower edge of the window. */
export const OfflineRegion = (props: BoxProps) => (
  <Box
    role="status"
    position="fixed"
    insetInline="0"
    bottom="0"
    zIndex="banner"
    pointerEvents="none"
    {...props}
  />
);

export const OfflineNote = () => (
  <HStack
    data-dock
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
);
