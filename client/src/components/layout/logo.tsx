import { Box, HStack, Text, type StackProps } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { LogoMark } from './logo-mark.tsx';

/** Icon and wordmark. */
export const Logo = (props: StackProps) => (
  <HStack gap="3" {...props}>
    <LogoMark boxSize="10" flexShrink="0" />
    <Box lineHeight="1">
      <Text
        as="span"
        display="block"
        textStyle="eyebrow"
        fontSize="0.6875rem"
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
        fontSize="1.375rem"
        lineHeight="1"
        letterSpacing="-0.01em"
      >
        {academy.shortName}
      </Text>
    </Box>
  </HStack>
);
