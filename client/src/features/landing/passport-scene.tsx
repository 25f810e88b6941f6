import { Box } from '@chakra-ui/react';
import { PassportCover } from './passport-cover.tsx';
import { PassportSpecimen } from './passport-specimen.tsx';

/** The passport as an object: its cover before an open data page. Pure decoration, hidden from assistive technology. */
export const PassportScene = () => (
  <Box
    aria-hidden
    position="relative"
    height={{ base: '19rem', sm: '24rem', lg: '36rem' }}
    width="full"
    maxW={{ base: '26rem', lg: 'none' }}
    mx="auto"
    mb={{ base: '-4rem', lg: '0' }}
    userSelect="none"
    pointerEvents="none"
    animation="rise"
    animationDelay="140ms"
  >
    <PassportSpecimen
      position="absolute"
      width={{ base: '19rem', sm: '24rem', lg: '29rem' }}
      top={{ base: '2.5rem', lg: '15.5rem' }}
      insetStart={{ base: '-3rem', sm: '-2rem', lg: '-2.5rem' }}
      rotate="-9deg"
    />
    <PassportCover
      position="absolute"
      width={{ base: '13.5rem', sm: '17rem', lg: '20rem' }}
      top={{ base: '0', lg: '2.5rem' }}
      insetEnd={{ base: '0', lg: '-0.5rem' }}
      rotate="6deg"
    />
  </Box>
);
