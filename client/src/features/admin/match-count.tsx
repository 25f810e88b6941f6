import { Text } from '@chakra-ui/react';
import { countText } from '#domain/numbers.ts';
import { COUNT_LIMIT } from '#domain/search-limits.ts';

type MatchCountProps = { count: number; isExact: boolean; one: string; many: string };

export const MatchCount = ({ count, isExact, one, many }: MatchCountProps) => {
  const shown = countText(isExact ? count : COUNT_LIMIT - 1);
  return (
    <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {`${isExact ? '' : 'Más de '}${shown} ${count === 1 ? one : many}`}
    </Text>
  );
};
