import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AFTER, readListParams, SEARCH } from './list-params.ts';

/**
 * Not as a transition: Apollo's useQuery takes its variables while rendering, so a transition that is rendered beside
 * urgent updates with the old address would ask for the old and the new list in turn.
 */
const AT_ONCE = { flushSync: true };

type Trail = (string | null)[];

/** The cursors of the pages that led here; a deep link has none. */
const readTrail = (state: unknown): Trail =>
  typeof state === 'object' &&
  state !== null &&
  'previousCursors' in state &&
  Array.isArray(state.previousCursors)
    ? state.previousCursors.filter((cursor) => cursor === null || typeof cursor === 'string')
    : [];

/** Search and page of a list live in the address, so that reloading, sharing and the back button keep them. */
export const useListSearchParams = () => {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { search, after } = readListParams(params);
  const previousCursors = readTrail(state);

  const address = (query: string, cursor: string | null) => {
    const next = new URLSearchParams();
    if (query) next.set(SEARCH, query);
    if (cursor) next.set(AFTER, cursor);
    return { pathname, search: next.toString() };
  };

  return {
    search,
    after,
    page: after === null ? 1 : previousCursors.length > 0 ? previousCursors.length + 1 : null,
    changeSearch: (query: string) =>
      void navigate(address(query, null), { ...AT_ONCE, replace: true, preventScrollReset: true }),
    goToNext: (cursor: string) =>
      void navigate(address(search, cursor), {
        ...AT_ONCE,
        state: { previousCursors: [...previousCursors, after] },
      }),
    goToPrevious: () =>
      void navigate(address(search, previousCursors.at(-1) ?? null), {
        ...AT_ONCE,
        state: { previousCursors: previousCursors.slice(0, -1) },
      }),
  };
};
