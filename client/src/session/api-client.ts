import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { readToken } from './token.ts';

const bearer = new SetContextLink(({ headers }) => {
  const token = readToken();
  return { headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers };
});

export const client = new ApolloClient({
  link: bearer.concat(new HttpLink({ uri: '/graphql' })),
  cache: new InMemoryCache(),
});
