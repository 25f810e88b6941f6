import { HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons/warning-icon.tsx';

/** Why a form as a whole was refused; nothing while there is no reason. */
export const FormFault = ({ children }: { children: ReactNode }) =>
  children ? (
    <HStack
      align="flex-start"
      gap="3"
      px="4"
      py="3"
      bg="bg.error"
      color="fg.error"
      borderWidth="1px"
      borderColor="border.error"
      borderRadius="l2"
    >
      <WarningIcon boxSize="5" flexShrink="0" mt="0.5" />
      <Text textStyle="sm" fontWeight="medium">
        {children}
      </Text>
    </HStack>
  ) : null;
