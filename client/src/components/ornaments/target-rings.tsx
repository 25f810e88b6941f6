import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const RINGS = [96, 80, 64, 48, 32, 16];

/** Rings and graduations of a paper target; it takes the colour of the text around it. */
export const TargetRings = (props: HTMLChakraProps<'svg'>) => (
  <chakra.svg viewBox="-100 -100 200 200" fill="none" stroke="currentColor" aria-hidden {...props}>
    {RINGS.map((radius) => (
      <circle key={radius} r={radius} strokeWidth="0.5" />
    ))}
    <circle r="98.5" strokeWidth="3" strokeDasharray="0.5 2.08" />
    <path d="M-100 0H-8M8 0H100M0 -100V-8M0 8V100" strokeWidth="0.5" />
    <circle r="3" fill="currentColor" stroke="none" />
  </chakra.svg>
);
