import type { ApolloClient, DocumentNode, OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';

type StartedQuery = {
  client: ApolloClient;
  /** The cache has this answer or will have it; before, it had none. */
  canReadCache: () => boolean;
  release: () => void;
};

export type PageQuery = { query: DocumentNode; variables: OperationVariables };

/** Asks for the data of a page while its code is on the way. The page's own request joins this one while it runs. */
export const startQuery = (
  client: ApolloClient,
  { query, variables }: PageQuery,
  signal: AbortSignal,
): StartedQuery => {
  let canReadCache = client.readQuery({ query, variables }) === null;
  const subscription = client
    .watchQuery({ query, variables, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })
    .subscribe(({ data, error }) => {
      if (data !== undefined && error === undefined) canReadCache = true;
    });
  const release = () => subscription.unsubscribe();
  signal.addEventListener('abort', release, { once: true });
  return { client, canReadCache: () => canReadCache, release };
};

const nextFetchPolicy = (_: WatchQueryFetchPolicy, { reason }: { reason: string }): WatchQueryFetchPolicy =>
  reason === 'variables-changed' ? 'cache-and-network' : 'cache-first';

/** How a page reads its data: not once more what the router has just fetched for it, with this session. */
export const usePageFetchPolicy = () => {
  const client = useApolloClient();
  const started = useLoaderData<StartedQuery | null | undefined>();
  const [fetchPolicy] = useState<WatchQueryFetchPolicy>(() =>
    started?.client === client && started.canReadCache() ? 'cache-first' : 'cache-and-network',
  );

  // Once the page has asked itself, so that leaving it ends the request.
  useEffect(() => {
    if (started) queueMicrotask(started.release);
  }, [started]);

  return { fetchPolicy, nextFetchPolicy };
};
