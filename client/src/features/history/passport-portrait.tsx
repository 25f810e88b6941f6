import { Center, Text } from '@chakra-ui/react';
import { Guilloche } from '../../components/ornaments/guilloche.tsx';

type PassportPortraitProps = { initials: string; petals: number };

/** The holder's initials, instead of a photograph. */
export const PassportPortrait = ({ initials, petals }: PassportPortraitProps) => (
  <Center
    aria-hidden
    position="relative"
    overflow="hidden"
    aspectRatio="3 / 4"
    w="full"
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="l2"
    bg="brand.subtle"
    color="brand.fg"
    css={{ printColorAdjust: 'exact' }}
  >
    <Guilloche
      position="absolute"
      inset="-12%"
      w="124%"
      h="124%"
      opacity="0.55"
      petals={petals}
      strands={14}
      depth={0.42}
      hollow={0.34}
    />
    <Text fontFamily="heading" fontSize="clamp(2rem, 12cqi, 3.5rem)" lineHeight="1" letterSpacing="-0.03em">
      {initials}
    </Text>
  </Center>
);
