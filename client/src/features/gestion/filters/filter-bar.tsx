import { Box, Button, Flex } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import type { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';

type FilterBarProps = {
  /** The filters of the first line. */
  children: ReactNode;
  /** The others, behind a button. */
  more?: ReactNode;
  /** Number of set filters: all, and those behind the button. */
  count: number;
  moreCount?: number;
  onClear: (() => void) | undefined;
};

/** The filters of a list on one line; on a phone all are behind a button. */
export const FilterBar = ({ children, more, count, moreCount = 0, onClear }: FilterBarProps) => {
  const [isOpenOnPhone, setIsOpenOnPhone] = useState(false);
  const [isMoreOpen, setIsMoreOpen] = useState(moreCount > 0);
  const id = useId();
  return (
    <Flex role="group" aria-label="Filtros" gap="2" wrap="wrap" align="center" flex={{ lg: '1' }}>
      <Button
        hideFrom="md"
        size="sm"
        variant="outline"
        aria-expanded={isOpenOnPhone}
        aria-controls={id}
        onClick={() => setIsOpenOnPhone(!isOpenOnPhone)}
      >
        {count === 0 ? 'Filtros' : `Filtros (${count})`}
      </Button>
      <Flex
        id={id}
        display={{ base: isOpenOnPhone ? 'flex' : 'none', md: 'contents' }}
        gap="2"
        wrap="wrap"
        width="full"
        align="center"
      >
        {children}
        {more && (
          <Button
            hideBelow="md"
            size="sm"
            variant="ghost"
            aria-expanded={isMoreOpen}
            onClick={() => setIsMoreOpen(!isMoreOpen)}
          >
            {moreCount === 0 ? 'Más filtros' : `Más filtros (${moreCount})`}
          </Button>
        )}
        {more && (
          <Box
            display={{ base: 'contents', md: isMoreOpen ? 'flex' : 'none' }}
            order={{ md: 1 }}
            flexBasis="full"
            flexWrap="wrap"
            gap="2"
            alignItems="end"
          >
            {more}
          </Box>
        )}
        {count > 0 && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            Quitar los filtros
          </Button>
        )}
      </Flex>
    </Flex>
  );
};

type ListParams = Pick<ReturnType<typeof useListSearchParams>, 'change' | 'clear'>;

export type Filters<Values> = {
  values: Values;
  count: number;
  /** Absent if none is set. */
  clear: (() => void) | undefined;
  /** The props of a filter. */
  of: <Name extends keyof Values>(
    name: Name,
  ) => {
    value: Values[Name];
    onChange: (value: string | null) => void;
  };
};

/** How many filters are set. */
export const countOf = (filters: object) => Object.values(filters).filter((value) => value !== null).length;

/** The filters of a list. `names` are their search params. */
export const filtersOf = <Values extends object>(
  { change, clear }: ListParams,
  names: Record<keyof Values, string>,
  values: Values,
): Filters<Values> => {
  const count = countOf(values);
  return {
    values,
    count,
    clear: count > 0 ? () => clear(Object.values(names)) : undefined,
    of: (name) => ({ value: values[name], onChange: (value) => change({ [names[name]]: value }) }),
  };
};
