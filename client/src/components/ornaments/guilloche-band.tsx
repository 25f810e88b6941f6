import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';
import { wavePath } from '#domain/passport/guilloche.ts';

const STRANDS = 8;
const TILE = { width: 96, height: 24 };

const strands = Array.from({ length: STRANDS }, (_, strand) =>
  wavePath({ ...TILE, waves: strand % 2 === 0 ? 2 : 1, phase: strand / STRANDS }),
);

/** A ribbon of fine lines, for borders and dividers. */
export const GuillocheBand = (props: HTMLChakraProps<'svg'>) => {
  const id = useId();
  return (
    <chakra.svg width="100%" height="6" display="block" aria-hidden {...props}>
      <defs>
        <pattern id={id} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="0.6">
            {strands.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height={TILE.height} fill={`url(#${id})`} />
    </chakra.svg>
  );
};
