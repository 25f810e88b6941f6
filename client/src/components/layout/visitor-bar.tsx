import { Button, chakra, Container, Flex, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { paths } from '../../paths.ts';
import { ColorModeButton } from './color-mode-button.tsx';
import { Logo } from './logo.tsx';
import { useIsSignedIn } from '../../session/session.ts';

type VisitorBarProps = {
  /** `ink` is for pages that begin with a dark surface. */
  tone?: 'paper' | 'ink';
};

export const VisitorBar = ({ tone = 'paper' }: VisitorBarProps) => {
  const isInk = tone === 'ink';
  const isSignedIn = useIsSignedIn();
  const button = isInk ? inkButton : {};
  return (
    <chakra.header
      borderBottomWidth="1px"
      borderColor={isInk ? 'ink.line' : 'border'}
      bg={isInk ? 'ink' : 'bg'}
      color={isInk ? 'ink.fg' : 'fg'}
      position="relative"
      zIndex="docked"
    >
      <Container maxW="6xl" px={{ base: '4', md: '8' }}>
        <Flex minH="4.5rem" align="center" justify="space-between" gap="3">
          <chakra.a asChild borderRadius="l2" focusVisibleRing="outside" focusRingColor="accent.400">
            <Link to={paths.landing} aria-label={`${academy.name}, inicio`}>
              <Logo />
            </Link>
          </chakra.a>
          <HStack gap="1">
            <ColorModeButton variant="plain" color="inherit" focusRingColor="accent.400" />
            {isSignedIn !== true && (
              <Button asChild {...button} css={{ '.signed-in &': isSignedIn === null ? HIDDEN : {} }}>
                <Link to={paths.auth}>Ingresar</Link>
              </Button>
            )}
            {isSignedIn !== false && (
              <Button
                asChild
                {...button}
                css={{ 'html:not(.signed-in) &': isSignedIn === null ? HIDDEN : {} }}
              >
                <Link to={paths.dashboard}>Ir a mi panel</Link>
              </Button>
            )}
          </HStack>
        </Flex>
      </Container>
    </chakra.header>
  );
};

/** Both are rendered at build time. public/first-paint.js selects one by a class. */
const HIDDEN = { display: 'none' };

const inkButton = {
  variant: 'outline',
  color: 'ink.fg',
  borderColor: 'ink.brass',
  _hover: { bg: 'ink.line' },
  focusRingColor: 'accent.400',
} as const;
