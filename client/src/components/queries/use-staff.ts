import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';

const ROLE = graphql(`
  query Role {
    me {
      id
      role
      staffRole
    }
  }
`);

/** The caller's roles from the cache: every page's query has them, so no request is needed. */
export const useRoles = () => useQuery(ROLE, { fetchPolicy: 'cache-only' }).data?.me ?? null;

export const useIsAdmin = () => useRoles()?.role === 'ADMIN';
