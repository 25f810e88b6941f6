import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useEffect, useEffectEvent } from 'react';
import { noteReread, writeSteps } from '../../session/write-steps.ts';
import { onConflict } from '../../session/writes.ts';
import { usePageFetchPolicy } from './started-query.ts';

/** A change is seen within a minute, the request included. */
const REREAD_MS = 55_000;

/**
 * Reads again each minute while the tab is visible, when it is looked at again, and after a write that failed
 * because the data had changed. `ApiLayout` reads all queries again when the network is back.
 */
export const useRereads = (read: () => Promise<unknown>, isLive = true) => {
  const reread = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void read().catch(() => undefined);
  });

  useEffect(() => {
    if (!isLive) return undefined;
    let timer: number;
    const readNow = () => {
      window.clearInterval(timer);
      timer = window.setInterval(readNow, REREAD_MS);
      reread();
    };
    timer = window.setInterval(readNow, REREAD_MS);
    // Both come when a tab is shown; the client sends one request for them.
    window.addEventListener('focus', readNow);
    document.addEventListener('visibilitychange', readNow);
    const stopListening = onConflict(readNow);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', readNow);
      document.removeEventListener('visibilitychange', readNow);
      stopListening();
    };
  }, [isLive]);
};

/**
 * Reads a query from the server into the cache. What was read while somebody wrote may be older than the result of
 * the write, and is dropped.
 */
export const readAgain = async <T, V extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<T, V>,
  variables: NoInfer<V> | undefined,
) => {
  const before = writeSteps();
  const { data } = await client.query<T, OperationVariables>({ query, variables, fetchPolicy: 'no-cache' });
  if (!data || writeSteps() !== before) return;
  noteReread();
  // As a refetch: lists are replaced, not merged.
  client.writeQuery<T, OperationVariables>({ query, variables, data, overwrite: true });
};

type LiveQueryOptions<V> = {
  variables?: V | undefined;
  skip?: boolean;
  /** Replaces the query's own read. */
  reread?: (() => Promise<unknown>) | undefined;
  /** False for data that are expensive to read, or of which more than the first page is shown. */
  isLive?: boolean | undefined;
};

/** The query of a page, kept up to date. A failed re-read leaves the page as it is. */
export const useLiveQuery = <T, V extends OperationVariables>(
  query: TypedDocumentNode<T, V>,
  { variables, skip = false, reread, isLive = true }: LiveQueryOptions<V> = {},
) => {
  const client = useApolloClient();
  const result = useQuery<T, OperationVariables>(query, { variables, skip, ...usePageFetchPolicy() });
  useRereads(reread ?? (() => readAgain(client, query, variables)), isLive && !skip);
  return result;
};
