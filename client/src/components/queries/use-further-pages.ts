import { useEffect } from 'react';
import { isSessionEnd } from '../../session/api-error.ts';
import { notify } from '../feedback/notify.ts';

const PAGES_FAILED = 'No pudimos cargar todas tus inscripciones';

type FirstPages = { pageInfo: { hasNextPage: boolean; endCursor: string | null } };

type Paged = { fetchMore: (options: { variables: { after: string } }) => Promise<unknown> };

/** Fetches the pages of a list after those that are there, one after another; the cache makes one list of them. */
export const useFurtherPages = ({ fetchMore }: Paged, list: FirstPages | null | undefined) => {
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;

  useEffect(() => {
    if (next === null) return;
    fetchMore({ variables: { after: next } }).catch((error: unknown) => {
      if (!isSessionEnd(error)) notify.error(PAGES_FAILED);
    });
  }, [fetchMore, next]);
};
