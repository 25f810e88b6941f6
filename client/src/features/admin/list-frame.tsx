import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { MatchCount } from './match-count.tsx';
import type { useListSearchParams } from './use-list-search-params.ts';

type List<T> = {
  nodes: T[];
  totalCount: number;
  totalCountIsExact: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

type ListFrameProps<T> = {
  /** What the list is of, a masculine noun. */
  noun: { one: string; many: string };
  placeholder: string;
  listParams: ReturnType<typeof useListSearchParams>;
  query: { data?: unknown; hasFailed: boolean; refetch: () => Promise<unknown> };
  /** The last list that arrived. */
  list: List<T> | undefined;
  children: (shown: { nodes: T[]; isStale: boolean }) => ReactNode;
};

/** The search, the four states and the pager of a list whose rows are its page's own; a new page takes the focus. */
export const ListFrame = <T,>(props: ListFrameProps<T>) => {
  const { noun, placeholder, listParams, query, list, children } = props;
  const isStale = !query.data;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;

  const page = useRef<HTMLDivElement>(null);
  const shownAfter = useRef(listParams.after);

  useEffect(() => {
    if (shownAfter.current === listParams.after) return;
    shownAfter.current = listParams.after;
    page.current?.focus({ preventScroll: true });
  }, [listParams.after]);

  return (
    <>
      <Stack direction={{ base: 'column', md: 'row' }} justify="space-between" align={{ md: 'end' }} gap="3">
        <ListSearch
          label={`Buscar ${noun.many}`}
          placeholder={placeholder}
          search={listParams.search}
          onSearch={listParams.changeSearch}
        />
        {list && <MatchCount count={list.totalCount} isExact={list.totalCountIsExact} {...noun} />}
      </Stack>
      <chakra.div
        ref={page}
        role="group"
        aria-label={listParams.page === null ? noun.many : `Página ${listParams.page} de ${noun.many}`}
        tabIndex={-1}
        outline="none"
      >
        <RefreshNote query={query} />
        {query.hasFailed && isStale ? (
          <ListFailure onRetry={() => query.refetch()} />
        ) : !list ? (
          <ListSkeleton label={`Cargando ${noun.many}...`} />
        ) : list.nodes.length === 0 ? (
          <EmptyNote>
            {listParams.search
              ? `Ningún ${noun.one} coincide con «${listParams.search}»`
              : `Todavía no hay ${noun.many}`}
          </EmptyNote>
        ) : (
          children({ nodes: list.nodes, isStale })
        )}
      </chakra.div>
      <ListPager
        label={`Páginas de ${noun.many}`}
        page={listParams.page}
        onPrevious={listParams.after ? listParams.goToPrevious : null}
        onNext={next && !isStale ? () => listParams.goToNext(next) : null}
      />
    </>
  );
};
