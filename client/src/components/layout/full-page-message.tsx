import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import { Guilloche } from '../ornaments/guilloche.tsx';
import { TargetRings } from '../ornaments/target-rings.tsx';

type FullPageMessageProps = { code: string; title: string; text: ReactNode; children: ReactNode };

/** A page for unknown addresses and unexpected errors. */
export const FullPageMessage = ({ code, title, text, children }: FullPageMessageProps) => (
  <chakra.main
    flex="1"
    display="grid"
    placeItems="center"
    bg="ink"
    color="ink.fg"
    position="relative"
    overflow="hidden"
    px="4"
    py="16"
  >
    <Guilloche
      position="absolute"
      width={{ base: '46rem', md: '68rem' }}
      top="50%"
      left="50%"
      translate="-50% -50%"
      petals={18}
      strands={9}
      hollow={0}
      lineWidth={0.2}
      color="ink.brass"
      opacity="0.4"
    />
    <Flex direction="column" align="center" textAlign="center" gap="5" position="relative" maxW="34rem">
      <Box position="relative" width="11rem" height="11rem" color="ink.brass">
        <TargetRings width="full" height="full" />
        <Box
          position="absolute"
          top="16%"
          insetEnd="12%"
          boxSize="3.5"
          borderRadius="full"
          bg="ink"
          borderWidth="3px"
          borderColor="ink.fg"
        />
      </Box>
      <Text textStyle="eyebrow" color="ink.brass">
        {code}
      </Text>
      <PageTitle title={title}>{title}</PageTitle>
      <Box color="ink.muted" overflowWrap="anywhere">
        {text}
      </Box>
      {children}
    </Flex>
  </chakra.main>
);
