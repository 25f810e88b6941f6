import { Box } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { PassportCover } from './passport-cover.tsx';
import { StampOrnament } from './stamp-ornament.tsx';
import { PassportPicture } from '../../components/ornaments/passport-picture.tsx';

const SPECIMEN = [
  { label: 'Apellido', value: academy.shortName },
  { label: 'Nombre', value: 'Ejemplo' },
  { label: 'Cursos', value: '04' },
  { label: 'Puntos', value: '350' },
];

/** A decorative passport, hidden from assistive technology. */
export const PassportScene = () => (
  <Box
    aria-hidden
    position="relative"
    height={{ base: '20rem', sm: '26rem', lg: '36rem' }}
    width="full"
    maxW={{ base: '26rem', lg: 'none' }}
    mx="auto"
    mb={{ base: '-4rem', lg: '0' }}
    userSelect="none"
    pointerEvents="none"
    animation="rise"
    animationDelay="140ms"
  >
    <PassportPicture
      position="absolute"
      width={{ base: '19rem', sm: '24rem', lg: '29rem' }}
      top={{ base: '2.5rem', lg: '15.5rem' }}
      insetStart={{ base: '-3rem', sm: '-2rem', lg: '-2.5rem' }}
      rotate="-9deg"
      fields={SPECIMEN}
      holder={{ firstName: 'Ejemplo', lastName: academy.shortName, issuedOn: '2025-04-25' }}
    >
      <StampOrnament position="absolute" width="27%" insetEnd="5%" bottom="20%" rotate="14deg" />
    </PassportPicture>
    <PassportCover
      position="absolute"
      width={{ base: '13.5rem', sm: '17rem', lg: '20rem' }}
      top={{ base: '0', lg: '2.5rem' }}
      insetEnd={{ base: '0', lg: '-0.5rem' }}
      rotate="6deg"
    />
  </Box>
);
