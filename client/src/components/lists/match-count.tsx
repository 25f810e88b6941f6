import { countText } from '#domain/texts/numbers.ts';
import { SmallText } from '../layout/small-text.tsx';
import { COUNT_LIMIT } from '#domain/search-limits.ts';

type MatchCountProps = { count: number; isExact: boolean; one: string; many: string };

export const MatchCount = ({ count, isExact, one, many }: MatchCountProps) => {
  const counted = isExact || count < COUNT_LIMIT ? count : COUNT_LIMIT - 1;
  const prefix = isExact ? '' : count < COUNT_LIMIT ? 'Al menos ' : 'Más de ';
  return (
    <SmallText role="status" fontVariantNumeric="tabular-nums">
      {`${prefix}${countText(counted)} ${count === 1 ? one : many}`}
    </SmallText>
  );
};
