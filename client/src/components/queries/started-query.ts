import type { ApolloClient, DocumentNode, OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';

type StartedQuery = { client: ApolloClient; hasAnswer: boolean };

export type PageQuery = { query: DocumentNode; variables: OperationVariables };

/** Asks for the data of a page while its code is on the way. The page's own request joins this one while it runs. */
export const startQuery = (client: ApolloClient, { query, variables }: PageQuery): StartedQuery => {
  const started = { client, hasAnswer: false };
  void client
    .query({ query, variables, fetchPolicy: 'network-only' })
    .then(() => {
      started.hasAnswer = true;
    })
    .catch(() => undefined);
  return started;
};

const nextFetchPolicy = (_: WatchQueryFetchPolicy, { reason }: { reason: string }): WatchQueryFetchPolicy =>
  reason === 'variables-changed' ? 'cache-and-network' : 'cache-first';

/** How a page reads its data: not once more what the router has just fetched for it, with this session. */
export const usePageFetchPolicy = () => {
  const client = useApolloClient();
  const started = useLoaderData<StartedQuery | undefined>();
  const [fetchPolicy] = useState<WatchQueryFetchPolicy>(() =>
    started?.client === client && started.hasAnswer ? 'cache-first' : 'cache-and-network',
  );
  return { fetchPolicy, nextFetchPolicy };
};
