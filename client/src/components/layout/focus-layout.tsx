import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { paths } from '../../paths.ts';
import { ColorModeButton } from './color-mode-button.tsx';
import { Logo } from './logo.tsx';
import { CONTENT_ID } from './skip-link.tsx';
import { SkipLink } from './skip-link.tsx';

type FocusLayoutProps = {
  /** The side panel of wide screens. */
  aside: ReactNode;
  children: ReactNode;
};

/** A page with one task, and a dark side panel on wide screens. */
export const FocusLayout = ({ aside, children }: FocusLayoutProps) => (
  <Flex flex="1" minH="100dvh">
    <SkipLink />
    <chakra.aside hideBelow="lg" width="42%" bg="ink" color="ink.fg" flexShrink="0">
      <Box position="sticky" top="0" height="100dvh" overflow="hidden">
        {aside}
      </Box>
    </chakra.aside>
    <Flex direction="column" flex="1" minW="0">
      <Flex
        as="header"
        justify="space-between"
        align="center"
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg/92"
        backdropFilter="blur(10px)"
        px={{ base: '4', md: '8' }}
        minH="4.5rem"
        gap="3"
      >
        <chakra.a asChild borderRadius="l2" focusVisibleRing="outside">
          <Link to={paths.landing} aria-label={`${academy.name}, inicio`}>
            <Logo />
          </Link>
        </chakra.a>
        <ColorModeButton />
      </Flex>
      <chakra.main
        id={CONTENT_ID}
        tabIndex={-1}
        outline="none"
        flex="1"
        px={{ base: '4', md: '8' }}
        pt={{ base: '6', md: '10' }}
        pb="16"
      >
        {children}
      </chakra.main>
    </Flex>
  </Flex>
);
