import { Text } from '@chakra-ui/react';

/** The server stops counting here: one more means "more than". */
const COUNTED = 1_000;

type MatchCountProps = { count: number; one: string; many: string; isCapped?: boolean };

export const MatchCount = ({ count, one, many, isCapped = false }: MatchCountProps) => {
  const isBeyond = isCapped && count > COUNTED;
  const shown = (isBeyond ? COUNTED : count).toLocaleString('es-AR');
  return (
    <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {`${isBeyond ? 'Más de ' : ''}${shown} ${count === 1 ? one : many}`}
    </Text>
  );
};
