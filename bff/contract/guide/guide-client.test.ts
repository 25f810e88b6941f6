import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { AcademyError, connect } from '../../../docs/guide/typed-client/client.ts';
import { RULES } from '../../src/process/limits.ts';
import { aStudent } from '../builders.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer({ RATE_LIMITS: 'on' });

const TYPED_CLIENT = new URL('../../../docs/guide/typed-client/', import.meta.url);
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const REDEEM = 'mutation ($input: RedeemPointsInput!) { redeemPoints(input: $input) { points } }';

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('the request fails'),
    (error: unknown) => error,
  );

const login = (url: string, email: string) =>
  errorOf(connect({ url })(LOGIN, { input: { email, password: 'otra-cosa' } }));

it('its operations are those of the schema', async () => {
  const [operations, schema] = await Promise.all([
    readFile(new URL('operations.graphql', TYPED_CLIENT), 'utf8'),
    readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  ]);
  expect(validate(buildSchema(schema), parse(operations)).map(({ message }) => message)).toEqual([]);
});

it('an error of the academy has status, code, reason, faulty fields, path and sentence', async () => {
  const { token } = await aStudent(server);
  const send = connect({ url: server.url, token });
  const error = await errorOf(send(REDEEM, { input: { points: 0, description: 'Gorra' } }));
  expect(error).toBeInstanceOf(AcademyError);
  expect(error).toMatchObject({
    status: 422,
    code: 'BAD_USER_INPUT',
    reason: 'INVALID_INPUT',
    fields: [{ field: 'points', message: 'Invalid input', code: 'TOO_SMALL' }],
    path: ['redeemPoints'],
    retryAfter: null,
  });
});

it('an error of a limit has the seconds to wait', async () => {
  const { email } = await aStudent(server);
  for (let count = 0; count < RULES.loginByAccountAndAddress.points; count += 1) {
    await login(server.url, email);
  }
  expect(await login(server.url, email)).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    reason: 'TOO_MANY_ATTEMPTS',
    retryAfter: expect.any(Number),
  });
});

it.each([
  ['HTML', '<html><body>Bad Gateway</body></html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['JSON of its own', '{"message":"upstream"}'],
])('a 502 of a proxy with %s is an error with its status', async (_what, body) => {
  const proxy = createServer((_, response) => response.writeHead(502, { 'retry-after': '7' }).end(body));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const error = await login(`http://127.0.0.1:${port}`, 'ana@example.com');
  proxy.close();
  expect(error).toBeInstanceOf(AcademyError);
  expect(error).toMatchObject({ status: 502, code: 'UNREADABLE', retryAfter: 7 });
});
