import { Box, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { LogoMark } from '../../components/layout/logo-mark.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { GuillocheBand } from '../../components/ornaments/guilloche-band.tsx';
import { Guilloche } from '../../components/ornaments/guilloche.tsx';

export const AuthAside = () => (
  <>
    <Box
      position="absolute"
      width="46rem"
      aspectRatio="1"
      top="-9rem"
      insetStart="50%"
      translate="-50% 0"
      color="ink.brass"
      display="grid"
      placeItems="center"
    >
      <Guilloche
        position="absolute"
        inset="0"
        petals={18}
        strands={9}
        lineWidth={0.26}
        hollow={0.24}
        opacity="0.5"
        animation="turn"
      />
      <LogoMark boxSize="8rem" color="ink.fg" />
    </Box>
    <Box
      position="absolute"
      bottom="0"
      insetInline="0"
      bgImage="linear-gradient(transparent, {colors.ink} 34%)"
      pt="24"
    >
      <Text textStyle="display" fontSize={{ lg: '3xl', xl: '4xl' }} px="12" pb="12" maxW="34rem">
        {academy.tagline}
      </Text>
      <GuillocheBand color="ink.brass" opacity="0.6" />
    </Box>
  </>
);

type AuthHeadingProps = { title: string; children: string };

export const AuthHeading = ({ title, children }: AuthHeadingProps) => (
  <Box>
    <Text textStyle="eyebrow" color="fg.warning" mb="3">
      Acceso de alumnos
    </Text>
    <PageTitle title={title}>{children}</PageTitle>
  </Box>
);
