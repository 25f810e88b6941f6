import { ApolloClient, ApolloLink, InMemoryCache, Observable, type Operation } from '@apollo/client';
import { expect, it } from 'vitest';
import { SignOutDocument } from '../gql/graphql.ts';
import { trustedDocuments } from './trusted-documents.ts';

const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
const DONE = { data: { logout: { __typename: 'Acknowledgement', detail: 'ok' } } };

const isText = (operation: Operation) => operation.getContext().http?.includeQuery !== false;

/** A client of a server that knows these hashes, and what it sent. */
const clientOf = (knownHashes: string[]) => {
  const sent: { isText: boolean; hash: unknown }[] = [];
  const server = new ApolloLink((operation) => {
    const hash = operation.extensions.persistedQuery?.sha256Hash;
    sent.push({ isText: isText(operation), hash });
    const isKnown = isText(operation) || knownHashes.includes(hash);
    return new Observable((observer) => {
      observer.next(isKnown ? DONE : NOT_FOUND);
      observer.complete();
    });
  });
  const client = new ApolloClient({ link: trustedDocuments().concat(server), cache: new InMemoryCache() });
  return { sent, signOut: () => client.mutate({ mutation: SignOutDocument }) };
};

const HASH = (SignOutDocument as unknown as { __meta__: { hash: string } }).__meta__.hash;

it('a server of the same build gets hashes only', async () => {
  const { sent, signOut } = clientOf([HASH]);
  await signOut();
  await signOut();
  expect(sent).toEqual([
    { isText: false, hash: HASH },
    { isText: false, hash: HASH },
  ]);
});

it('a server of another build gets the text at once, and texts afterwards', async () => {
  const { sent, signOut } = clientOf([]);
  expect((await signOut()).data).toEqual(DONE.data);
  await signOut();
  expect(sent).toEqual([
    { isText: false, hash: HASH },
    { isText: true, hash: undefined },
    { isText: true, hash: undefined },
  ]);
});
