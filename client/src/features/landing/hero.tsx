import { Box, Button, chakra, Container, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { Guilloche } from '../../components/ornaments/guilloche.tsx';
import { GuillocheBand } from '../../components/ornaments/guilloche-band.tsx';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { InkOutlineButton } from '../../components/layout/ink-outline-button.tsx';
import { PassportScene } from './passport-scene.tsx';

export const Hero = () => (
  <Box as="section" bg="ink" color="ink.fg" position="relative" overflow="hidden">
    <Box
      position="absolute"
      width={{ base: '46rem', lg: '64rem' }}
      top={{ base: 'auto', lg: '50%' }}
      bottom={{ base: '-28rem', lg: 'auto' }}
      left={{ base: '50%', lg: '74%' }}
      translate={{ base: '-50% 0', lg: '-50% -50%' }}
      color="ink.brass"
      opacity="0.38"
      pointerEvents="none"
      maskImage={{ lg: 'linear-gradient(90deg, transparent 14%, black 46%)' }}
    >
      <Guilloche petals={18} strands={9} lineWidth={0.22} hollow={0.2} animation={{ lg: 'turn' }} />
    </Box>
    <Container maxW="6xl" px={{ base: '4', md: '8' }} position="relative">
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 1.08fr) minmax(0, 1fr)' }}
        gap={{ base: '10', lg: '8' }}
        minH={{ lg: '42rem' }}
        alignItems="center"
      >
        <Stack gap={{ base: '6', md: '7' }} pt={{ base: '9', md: '20' }} pb={{ lg: '20' }} animation="rise">
          <HeroBadge />
          <PageTitle title="" fontSize={{ base: '2.625rem', sm: '5xl', md: '6xl', lg: '7xl' }}>
            {academy.tagline}
          </PageTitle>
          <Text color="ink.muted" fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.55" maxW="31rem">
            Cursos grupales y clases personalizadas con instructores certificados, y un pasaporte digital que
            guarda cada paso de tu entrenamiento.
          </Text>
          <Stack direction={{ base: 'column', sm: 'row' }} gap="3" pt="1">
            <Button asChild size="lg" colorPalette="accent" focusRingColor="ink.fg">
              <Link to={paths.auth}>
                Comenzar Ahora
                <ArrowRightIcon />
              </Link>
            </Button>
            <InkOutlineButton asChild>
              <Link to={paths.courses}>Ver Cursos</Link>
            </InkOutlineButton>
          </Stack>
        </Stack>
        <PassportScene />
      </Grid>
    </Container>
    <GuillocheBand color="ink.brass" opacity="0.55" position="relative" />
  </Box>
);

const HeroBadge = () => (
  <HStack
    alignSelf="flex-start"
    gap="3"
    borderWidth="1px"
    borderColor="ink.brass"
    outline="1px solid"
    outlineColor="ink.line"
    outlineOffset="3px"
    borderRadius="l1"
    px="3.5"
    py="2"
    ms="1"
  >
    <chakra.span boxSize="2" borderRadius="full" bg="ink.brass" flexShrink="0" aria-hidden />
    <Text as="span" textStyle="eyebrow" color="ink.brass" letterSpacing="0.1em">
      Capacitación Profesional en Armas de Fuego
    </Text>
  </HStack>
);
