import { Text } from '@chakra-ui/react';
import { countText } from '#domain/numbers.ts';
import { COUNT_LIMIT } from '#domain/search-limits.ts';

type MatchCountProps = { count: number; one: string; many: string; isCapped?: boolean };

export const MatchCount = ({ count, one, many, isCapped = false }: MatchCountProps) => {
  const isBeyond = isCapped && count >= COUNT_LIMIT;
  const shown = countText(isBeyond ? COUNT_LIMIT - 1 : count);
  return (
    <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {`${isBeyond ? 'Más de ' : ''}${shown} ${count === 1 ? one : many}`}
    </Text>
  );
};
