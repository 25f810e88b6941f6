import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';

/** A person in a list of staff. */
graphql(`
  fragment PersonName on User {
    id
    firstName
    lastName
    email
  }
`);

/** Every page of staff reads the caller's roles. */
graphql(`
  fragment Roles on User {
    id
    role
    staffRole
    usesMoney
  }
`);

const ROLE = graphql(`
  query Role {
    me {
      ...Roles
    }
  }
`);

/** The caller's roles from the cache: every page's query has `Roles`, so no request is needed. */
export const useRoles = () => useQuery(ROLE, { fetchPolicy: 'cache-only' }).data?.me ?? null;

export const useIsAdmin = () => useRoles()?.role === 'ADMIN';
