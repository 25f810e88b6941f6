import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';

/** A decorative stamp. */
export const StampOrnament = (props: HTMLChakraProps<'svg'>) => {
  const id = useId();
  return (
    <chakra.svg
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      color="#953a24"
      opacity="0.78"
      {...props}
    >
      <defs>
        <path id={id} d="M-34 0a34 34 0 1 1 68 0a34 34 0 1 1 -68 0" />
      </defs>
      <circle r="47" strokeWidth="2.4" />
      <circle r="43.4" strokeWidth="0.9" />
      <circle r="27" strokeWidth="0.9" />
      <text fill="currentColor" stroke="none" fontSize="10" fontWeight="600" letterSpacing="1.9">
        <textPath href={`#${id}`}>TIRO DEPORTIVO · COMPLETADO ·</textPath>
      </text>
      <path d="M-12 1L-3 10L14 -10" strokeWidth="4" />
    </chakra.svg>
  );
};
