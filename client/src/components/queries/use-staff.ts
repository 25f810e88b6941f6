import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';

const ROLE = graphql(`
  query Role {
    me {
      id
      role
    }
  }
`);

/** The role from the cache: every page's query has it, so no request is needed. */
export const useIsAdmin = () => useQuery(ROLE, { fetchPolicy: 'cache-only' }).data?.me.role === 'ADMIN';
