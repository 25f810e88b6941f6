import type { ApolloCache } from '@apollo/client';

/** After a write that changes free times: they are read again where they are shown. */
export const forgetFreeTimes = (cache: ApolloCache) => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'availability' });
};
