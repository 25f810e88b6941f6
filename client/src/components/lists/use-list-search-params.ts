import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AFTER, readListParams, SEARCH, changedParams } from '../queries/list-params.ts';

/**
 * Not a transition: Apollo's useQuery reads variables during render, and a transition beside urgent updates would
 * request the old and the new list in turn.
 */
const AT_ONCE = { flushSync: true };

type Trail = (string | null)[];

/** The cursors of the previous pages; none after a deep link. */
const readTrail = (state: unknown): Trail =>
  typeof state === 'object' &&
  state !== null &&
  'previousCursors' in state &&
  Array.isArray(state.previousCursors)
    ? state.previousCursors.filter((cursor) => cursor === null || typeof cursor === 'string')
    : [];

/** Search, filters and page of a list are in the address, for reload, sharing and the back button. */
export const useListSearchParams = () => {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { search, after } = readListParams(params);
  const previousCursors = readTrail(state);

  const address = (changes: Record<string, string | null>) => ({
    pathname,
    search: changedParams(params, changes).toString(),
  });

  /** Changes search or filters, and goes to the first page. */
  const change = (changes: Record<string, string | null>) =>
    void navigate(address({ ...changes, [AFTER]: null }), {
      ...AT_ONCE,
      replace: true,
      preventScrollReset: true,
    });

  return {
    params,
    search,
    after,
    page: after === null ? 1 : previousCursors.length > 0 ? previousCursors.length + 1 : null,
    change,
    clear: (names: readonly string[]) => change(Object.fromEntries(names.map((name) => [name, null]))),
    changeSearch: (query: string) => change({ [SEARCH]: query }),
    goToNext: (cursor: string) =>
      void navigate(address({ [AFTER]: cursor }), {
        ...AT_ONCE,
        state: { previousCursors: [...previousCursors, after] },
      }),
    goToPrevious: () =>
      void navigate(address({ [AFTER]: previousCursors.at(-1) ?? null }), {
        ...AT_ONCE,
        state: { previousCursors: previousCursors.slice(0, -1) },
      }),
    /** Skips an empty page of a list that scans. */
    skipTo: (cursor: string) =>
      void navigate(address({ [AFTER]: cursor }), { ...AT_ONCE, replace: true, state: { previousCursors } }),
  };
};
