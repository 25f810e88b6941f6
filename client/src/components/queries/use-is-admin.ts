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

/** What the page's own query has told of the user: every page asks for the role, and nothing is asked for here. */
export const useIsAdmin = () => useQuery(ROLE, { fetchPolicy: 'cache-only' }).data?.me.role === 'ADMIN';
