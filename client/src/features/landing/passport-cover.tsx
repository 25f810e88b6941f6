import { Box, Flex, Text, type BoxProps } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { Guilloche } from '../../components/ornaments/guilloche.tsx';
import { LogoMark } from '../../components/layout/logo-mark.tsx';

export const PassportCover = (props: BoxProps) => (
  <Box
    aspectRatio="88 / 125"
    borderRadius="0.375rem 0.875rem 0.875rem 0.375rem"
    bgImage="linear-gradient(100deg, #04161c 0, #123f4a 3.5%, #0d333d 7%, #114350 60%, #0c313b 100%)"
    boxShadow="0 40px 70px -20px #000a, 0 10px 24px #0007, inset 0 0 0 1px #ffffff12"
    color="ink.brass"
    overflow="hidden"
    {...props}
  >
    <Flex direction="column" align="center" justify="space-between" height="full" px="8%" py="12%">
      <Text textStyle="eyebrow" fontSize={{ base: '0.625rem', lg: '0.8125rem' }} letterSpacing="0.24em">
        {academy.name}
      </Text>
      <Box position="relative" width="74%" aspectRatio="1" display="grid" placeItems="center">
        <Guilloche
          position="absolute"
          inset="0"
          width="full"
          height="full"
          petals={16}
          strands={6}
          depth={0.3}
          hollow={0.5}
          lineWidth={0.55}
          opacity="0.9"
        />
        <LogoMark width="34%" height="34%" />
      </Box>
      <Flex direction="column" align="center" gap="3">
        <Text
          fontFamily="heading"
          fontSize={{ base: '1.0625rem', lg: '1.5rem' }}
          letterSpacing="0.06em"
          lineHeight="1.1"
        >
          Pasaporte Digital
        </Text>
        <Chip />
      </Flex>
    </Flex>
  </Box>
);

/** The biometric symbol. */
const Chip = () => (
  <svg width="34" height="20" viewBox="0 0 34 20" fill="none" stroke="currentColor" strokeWidth="1.6">
    <path d="M1 1h32v18H1zM1 10h10.5M22.5 10H33" />
    <circle cx="17" cy="10" r="5.5" />
  </svg>
);
