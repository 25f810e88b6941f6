import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';
import { rosettePath } from '#domain/passport/guilloche.ts';

type GuillocheProps = HTMLChakraProps<'svg'> & {
  /** Petals of the curve. */
  petals?: number;
  /** How often the curve is laid over itself, each time a little turned. */
  strands?: number;
  /** Depth of the petals, 0 to 1. */
  depth?: number;
  /** Radius of the double ring at the centre, 0 to 1: room for a portrait or a logo; 0 draws none. */
  hollow?: number;
  lineWidth?: number;
};

/** An engraved rosette as on passports and banknotes; it takes the colour of the text around it. */
export const Guilloche = ({
  petals = 12,
  strands = 12,
  depth = 0.34,
  hollow = 0.16,
  lineWidth = 0.5,
  ...props
}: GuillocheProps) => {
  const id = useId();
  const rings = [
    { outer: 98, turn: 1 },
    { outer: 98 * (1 - depth * 0.72), turn: -1 },
  ];
  return (
    <chakra.svg viewBox="-100 -100 200 200" fill="none" stroke="currentColor" aria-hidden {...props}>
      {rings.map(({ outer, turn }) => {
        const inner = Math.max(outer * (1 - depth), hollow * 100);
        const strandId = `${id}${turn}`;
        return (
          <g key={strandId} strokeWidth={lineWidth}>
            <path id={strandId} d={rosettePath({ inner, outer, petals })} />
            {Array.from({ length: strands - 1 }, (_, strand) => (
              <use
                key={strand}
                href={`#${strandId}`}
                transform={`rotate(${((turn * (strand + 1)) / strands / petals) * 360})`}
              />
            ))}
          </g>
        );
      })}
      {hollow > 0 ? (
        <>
          <circle r={hollow * 100} strokeWidth={lineWidth} />
          <circle r={hollow * 100 - 2} strokeWidth={lineWidth} />
        </>
      ) : null}
    </chakra.svg>
  );
};
