import type { ApolloClient, DocumentNode, OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { takeSentData } from '../../session/page-data.ts';
import { hashOf } from '../../session/trusted-documents.ts';

type StartedQuery = {
  client: ApolloClient;
  /** Whether the cache had no result before the start, and has or will have this one. */
  canReadCache: () => boolean;
  release: () => void;
};

export type PageQuery = { query: DocumentNode; variables: OperationVariables };

/** Starts a page's query while its code loads. The page's own query joins it. */
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

/** A page's query whose result the server has sent already; null if it has not. */
export const sentQuery = async (
  client: ApolloClient,
  { query, variables }: PageQuery,
): Promise<StartedQuery | null> => {
  const data = await takeSentData(hashOf(query), variables);
  if (!data) return null;
  client.writeQuery({ query, variables, data });
  return { client, canReadCache: () => true, release: () => undefined };
};

const nextFetchPolicy = (_: WatchQueryFetchPolicy, { reason }: { reason: string }): WatchQueryFetchPolicy =>
  reason === 'variables-changed' ? 'cache-and-network' : 'cache-first';

/** The fetch policy of a page: does not repeat a query that the router has just started. */
export const usePageFetchPolicy = () => {
  const client = useApolloClient();
  const started = useLoaderData<StartedQuery | null | undefined>();
  const [fetchPolicy] = useState<WatchQueryFetchPolicy>(() =>
    started?.client === client && started.canReadCache() ? 'cache-first' : 'cache-and-network',
  );

  // After the page's own query, so that leaving the page aborts the request.
  useEffect(() => {
    if (started) queueMicrotask(started.release);
  }, [started]);

  return { fetchPolicy, nextFetchPolicy };
};
