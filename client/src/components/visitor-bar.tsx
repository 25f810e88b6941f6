import { Button, chakra, Container, Flex, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { paths } from '../app/paths.ts';
import { ColorModeButton } from './color-mode-button.tsx';
import { Logo } from './logo.tsx';

export const VisitorBar = () => (
  <chakra.header borderBottomWidth="1px" bg="bg" position="relative" zIndex="docked">
    <Container maxW="6xl" px={{ base: '4', md: '8' }}>
      <Flex minH="18" py="2" align="center" justify="space-between" gap="3">
        <chakra.a asChild borderRadius="l2" focusVisibleRing="outside">
          <Link to={paths.landing} aria-label={`${academy.name}, inicio`}>
            <Logo />
          </Link>
        </chakra.a>
        <HStack gap="1">
          <ColorModeButton />
          <Button asChild>
            <Link to={paths.auth}>Ingresar</Link>
          </Button>
        </HStack>
      </Flex>
    </Container>
  </chakra.header>
);
