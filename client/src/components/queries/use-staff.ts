import { useQuery } from '@apollo/client/react';
import { userName } from '#domain/users/user-name.ts';
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

/** Every page reads the caller's name and roles. */
graphql(`
  fragment Account on User {
    id
    firstName
    lastName
    email
    role
    staffRole
  }
`);

/** Every page of staff reads as well whether the academy keeps accounts and weapons. */
graphql(`
  fragment Roles on User {
    ...Account
    usesMoney
    usesFirearms
  }
`);

const ACCOUNT = graphql(`
  query Account {
    me {
      ...Account
    }
  }
`);

const USES_MONEY = graphql(`
  query UsesMoney {
    me {
      id
      usesMoney
    }
  }
`);

const USES_FIREARMS = graphql(`
  query UsesFirearms {
    me {
      id
      usesFirearms
    }
  }
`);

/** The caller from the cache: every page's query has the name and the roles, so no request is needed. */
export const useAccount = () => useQuery(ACCOUNT, { fetchPolicy: 'cache-only' }).data?.me ?? null;

/** The name of the account of this tab, from the cache; null until a page has read it. */
export const useOwnName = () => {
  const me = useAccount();
  return me && userName(me);
};

export const useIsAdmin = () => useAccount()?.role === 'ADMIN';

/** From the cache, where the queries of staff's pages put it. */
export const useUsesMoney = () =>
  useQuery(USES_MONEY, { fetchPolicy: 'cache-only' }).data?.me?.usesMoney === true;

export const useUsesFirearms = () =>
  useQuery(USES_FIREARMS, { fetchPolicy: 'cache-only' }).data?.me?.usesFirearms === true;
