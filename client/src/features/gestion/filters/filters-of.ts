import type { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';

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
