import { Box, HStack, Text, type StackProps } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { LogoMark } from './logo-mark.tsx';

/** Icon and wordmark, which stay within a phone's bar whatever the size of texts. */
export const Logo = (props: StackProps) => (
  <HStack gap="12px" {...props}>
    <LogoMark boxSize="40px" flexShrink="0" />
    <Box lineHeight="1">
      <Text
        as="span"
        display="block"
        textStyle="eyebrow"
        fontSize="min(0.6875rem, 3.6vw)"
        lineHeight="1"
        letterSpacing="0.2em"
        mb="1"
        opacity="0.82"
      >
        {academy.name.replace(academy.shortName, '').trim()}
      </Text>{' '}
      <Text
        as="span"
        display="block"
        fontFamily="heading"
        fontSize="min(1.375rem, 7vw)"
        lineHeight="1"
        letterSpacing="-0.01em"
      >
        {academy.shortName}
      </Text>
    </Box>
  </HStack>
);
