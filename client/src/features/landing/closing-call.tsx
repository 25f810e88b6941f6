import { Box, Button, chakra, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { TargetRings } from '../../components/ornaments/target-rings.tsx';

export const ClosingCall = () => (
  <Box as="section" aria-labelledby="registro" pb={{ base: '16', md: '28' }}>
    <Container maxW="6xl" px={{ base: '4', md: '8' }}>
      <Box
        bg="ink"
        color="ink.fg"
        borderRadius="l3"
        position="relative"
        overflow="hidden"
        px={{ base: '6', md: '16' }}
        py={{ base: '14', md: '20' }}
        outline="1px solid"
        outlineColor="ink.brass"
        outlineOffset="-9px"
      >
        <TargetRings
          position="absolute"
          width={{ base: '30rem', md: '38rem' }}
          top="50%"
          insetEnd={{ base: '-20rem', md: '-30rem', lg: '-22rem', xl: '-9rem' }}
          translate="0 -50%"
          color="ink.brass"
          opacity={{ base: 0.2, xl: 0.55 }}
        />
        <Flex direction="column" align="flex-start" gap="6" position="relative" maxW="32rem">
          <Heading as="h2" id="registro" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }}>
            <chakra.span display="block">La puntería se entrena.</chakra.span> La responsabilidad, también.
          </Heading>
          <Text color="ink.muted" textStyle="lg">
            Completa tu perfil una sola vez y abre tu pasaporte digital con tu primer curso.
          </Text>
          <Button asChild size="lg" colorPalette="accent" focusRingColor="ink.fg">
            <Link to={paths.auth}>
              Registrarse Ahora
              <ArrowRightIcon />
            </Link>
          </Button>
        </Flex>
      </Box>
    </Container>
  </Box>
);
