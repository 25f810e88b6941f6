import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyNote, ListFailure } from '../feedback/empty-note.tsx';
import { RefreshNote } from '../queries/refresh-note.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { useListSearchParams } from './use-list-search-params.ts';
import { useSteadyList } from '../records/use-steady-list.ts';
import { countText } from '#domain/texts/numbers.ts';
import { SmallText } from '../layout/small-text.tsx';
import { COUNT_LIMIT } from '#domain/search-limits.ts';

export type List<T extends { id: string }> = {
  nodes: T[];
  totalCount: number;
  totalCountIsExact: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

type Noun = { one: string; many: string; isFeminine?: boolean };

type ListFrameProps<T extends { id: string }> = {
  /** The noun of the rows. */
  noun: Noun;
  /** The label of the search; without one there is no search. */
  placeholder?: string;
  listParams: ReturnType<typeof useListSearchParams>;
  query: {
    data?: unknown;
    hasFailed: boolean;
    refusal?: string | null;
    refetch: () => Promise<unknown>;
  };
  /** The last loaded list. */
  list: List<T> | undefined;
  /** The filter controls. */
  filters?: ReactNode;
  /** Resets all filters; absent if none is set. */
  onClearFilters?: () => void;
  /** Search, filters and count on one line. */
  isDense?: boolean;
  /** Whether rows are chosen: they stay in their places until something is done with them. */
  isHeld?: boolean;
  children: (shown: { nodes: readonly T[]; isStale: boolean }) => ReactNode;
};

const nothingText = ({ one, many, isFeminine }: Noun, search: string, isFiltered: boolean) => {
  const none = isFeminine ? 'Ninguna' : 'Ningún';
  if (search) return `${none} ${one} coincide con «${search}»`;
  return isFiltered ? `${none} ${one} coincide con estos filtros` : `Todavía no hay ${many}`;
};

/** Search, states and pager of a list. A new page takes the focus. */
export const ListFrame = <T extends { id: string }>(props: ListFrameProps<T>) => {
  const {
    noun,
    placeholder,
    listParams,
    query,
    list,
    filters,
    onClearFilters,
    isDense = false,
    isHeld = false,
    children,
  } = props;
  const { after, search, skipTo } = listParams;
  const isStale = !query.data;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  const isPassing = list?.nodes.length === 0 && next !== null;

  const { frame, shown } = useSteadyList(list?.nodes ?? [], {
    scope: `${listParams.params.toString()} ${isStale}`,
    isHeld,
  });
  const shownAfter = useRef(after);

  useEffect(() => {
    if (shownAfter.current === after) return;
    shownAfter.current = after;
    frame.current?.focus({ preventScroll: true });
  }, [after, frame]);

  useEffect(() => {
    if (isPassing && !isStale) skipTo(next);
  });

  return (
    <>
      <Stack
        direction={isDense ? 'row' : { base: 'column', md: 'row' }}
        wrap={isDense ? 'wrap' : undefined}
        justify="space-between"
        align={isDense ? { base: 'center', md: 'start' } : { md: 'end' }}
        gap={isDense ? '2' : '3'}
      >
        {placeholder && (
          <ListSearch
            label={`Buscar ${noun.many}`}
            placeholder={placeholder}
            search={search}
            onSearch={listParams.changeSearch}
            isDense={isDense}
          />
        )}
        {isDense && filters}
        {list && (
          <Flex minH={isDense ? '9' : undefined} align="center">
            <MatchCount count={list.totalCount} isExact={list.totalCountIsExact} {...noun} />
          </Flex>
        )}
      </Stack>
      {!isDense && filters}
      <chakra.div
        ref={frame}
        role="group"
        aria-label={listParams.page === null ? noun.many : `Página ${listParams.page} de ${noun.many}`}
        tabIndex={-1}
        outline="none"
      >
        <RefreshNote query={query} />
        {query.hasFailed && isStale ? (
          query.refusal ? (
            <EmptyNote>{query.refusal}</EmptyNote>
          ) : (
            <ListFailure onRetry={() => query.refetch()} />
          )
        ) : !list || isPassing ? (
          <ListSkeleton label={`Cargando ${noun.many}...`} />
        ) : shown.length === 0 ? (
          <EmptyNote
            action={
              onClearFilters && (
                <Button variant="outline" onClick={onClearFilters}>
                  Ver sin filtros
                </Button>
              )
            }
          >
            {nothingText(noun, search, onClearFilters !== undefined)}
          </EmptyNote>
        ) : (
          children({ nodes: shown, isStale })
        )}
      </chakra.div>
      <ListPager
        label={`Páginas de ${noun.many}`}
        page={listParams.page}
        onPrevious={after ? listParams.goToPrevious : null}
        onNext={next && !isStale ? () => listParams.goToNext(next) : null}
        isNeeded={after !== null || next !== null}
      />
    </>
  );
};

type MatchCountProps = { count: number; isExact: boolean; one: string; many: string };

const MatchCount = ({ count, isExact, one, many }: MatchCountProps) => {
  const counted = isExact || count < COUNT_LIMIT ? count : COUNT_LIMIT - 1;
  const prefix = isExact ? '' : count < COUNT_LIMIT ? 'Al menos ' : 'Más de ';
  return (
    <SmallText role="status" fontVariantNumeric="tabular-nums">
      {`${prefix}${countText(counted)} ${count === 1 ? one : many}`}
    </SmallText>
  );
};
