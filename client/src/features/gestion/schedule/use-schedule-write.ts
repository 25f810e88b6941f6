import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';

/** Free times are read again where they are shown. */
export const evictFreeTimes = (cache: ApolloCache) => {
  cache.evict({ fieldName: 'availability' });
};

/** Writes and reads again: what was written, and what somebody else has changed meanwhile. */
export const useScheduleWrite = (reload: () => Promise<unknown>) => {
  const client = useApolloClient();
  const { attempt, isBusy, failure } = useWrite('No pudimos guardar el cambio. Vuelve a intentar.');

  const save = async <T, V extends OperationVariables>(
    mutation: TypedDocumentNode<T, V>,
    variables: V,
    success: string,
  ) => {
    const result = await attempt((context) =>
      client.mutate<T, OperationVariables>({ mutation, variables, context, update: evictFreeTimes }),
    );
    await reload().catch(() => undefined);
    if (!result) return false;
    notify.success(success);
    return true;
  };

  return { save, isBusy, failure };
};
