import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { observedWrites } from '../../session/writes.ts';
import { readAgain } from './use-live-query.ts';

const STATUS = parse('query Status { status }');
const CONFIRM = parse('mutation Confirm { status }');

const connect = () => {
  const held: (() => void)[] = [];
  const server = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        const respond = (status: string) => {
          observer.next({ data: { status } });
          observer.complete();
        };
        if (operationType === 'mutation') respond('CONFIRMED');
        else held.push(() => respond('PENDING'));
      }),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([observedWrites(), server]),
    cache: new InMemoryCache(),
  });
  return { client, respond: () => held.forEach((release) => release()) };
};

const shown = (client: ApolloClient) => client.readQuery<{ status: string }>({ query: STATUS })?.status;

test('a re-read is shown', async () => {
  const { client, respond } = connect();
  const read = readAgain(client, STATUS, undefined);
  await expect.poll(() => respond()).toBeUndefined();
  await read;
  expect(shown(client)).toBe('PENDING');
});

test('a re-read that was sent before a write does not replace the result of the write', async () => {
  const { client, respond } = connect();
  const read = readAgain(client, STATUS, undefined);
  await client.mutate({ mutation: CONFIRM });
  client.writeQuery({ query: STATUS, data: { status: 'CONFIRMED' } });
  respond();
  await read;
  expect(shown(client)).toBe('CONFIRMED');
});
