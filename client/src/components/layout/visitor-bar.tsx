import { Button, chakra, Container, Flex, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { paths } from '../../paths.ts';
import { ColorModeButton } from './color-mode-button.tsx';
import { Logo } from './logo.tsx';

type VisitorBarProps = {
  /** `ink` continues a dark surface below the bar. */
  tone?: 'paper' | 'ink';
};

export const VisitorBar = ({ tone = 'paper' }: VisitorBarProps) => {
  const isInk = tone === 'ink';
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
            <Button asChild {...(isInk ? inkButton : {})}>
              <Link to={paths.auth}>Ingresar</Link>
            </Button>
          </HStack>
        </Flex>
      </Container>
    </chakra.header>
  );
};

const inkButton = {
  variant: 'outline',
  color: 'ink.fg',
  borderColor: 'ink.brass',
  _hover: { bg: 'ink.line' },
  focusRingColor: 'accent.400',
} as const;
