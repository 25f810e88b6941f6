import { expect, inject, it } from 'vitest';
import { startServerProcess } from '../processes.ts';
import { proxyTo } from '../tcp-proxy.ts';

type Line = { msg: string; level: number; req?: { id?: string; path?: string }; err?: object };

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

const GRAPHQL = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ courses { name } }' }),
};

it('a request keeps the id that the proxy gave it, in the response and in the log, errors included', async () => {
  const database = await proxyTo(inject('mongoUri'));
  const server = await startServerProcess({ MONGODB_URI: database.uri, LOG_LEVEL: 'info', TRUST_PROXY: '1' });
  const send = async (id: string, path: string, { headers, ...init }: RequestInit = {}) => {
    const response = await fetch(server.url + path, { ...init, headers: { ...headers, 'x-request-id': id } });
    return [response.status, response.headers.get('x-request-id')];
  };
  const wellFormed = [
    'edge-1',
    'Root=1-67891233-abcdef',
    'c0ffee00c0ffee00c0ffee00c0ffee00',
    'a'.repeat(128),
  ];
  for (const id of wellFormed) expect(await send(id, '/api/auth/me')).toEqual([401, id]);
  for (const id of ['two words', '<b>', '"', 'a'.repeat(129)]) {
    expect(await send(id, '/api/auth/me')).toEqual([401, expect.stringMatching(UUID)]);
  }
  expect(await send('edge-no-path', '/api/nothing')).toEqual([404, 'edge-no-path']);
  expect(await send('edge-malformed', '/graphql', { ...GRAPHQL, body: '{' })).toEqual([
    400,
    'edge-malformed',
  ]);

  database.cut();
  expect(await send('edge-rest', '/api/courses')).toEqual([503, 'edge-rest']);
  expect(await send('edge-graphql', '/graphql', GRAPHQL)).toEqual([503, 'edge-graphql']);
  database.restore();
  const { stdout } = await server.stop();
  await database.close();

  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
  // A request may fail before the driver reports the lost connection: then its error is logged too.
  const messagesOf = (id: string) =>
    lines
      .filter(({ req, msg }) => req?.id === id && msg !== 'the database did not answer')
      .map(({ msg }) => msg);
  for (const id of wellFormed) expect(messagesOf(id)).toEqual(['request completed']);
  expect(messagesOf('edge-rest')).toEqual(['request errored']);
  expect(messagesOf('edge-graphql')).toEqual(['answered with errors', 'request errored']);
});
