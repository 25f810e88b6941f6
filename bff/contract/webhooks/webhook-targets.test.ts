import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { readEnv } from '../../src/process/env.ts';
import { isPublicAddress, publicLookup } from '../../src/process/public-address.ts';
import { postSigned } from '../../src/features/webhooks/post-signed.ts';
import { anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { respondWith, startReceiver } from '../webhook-receiver.ts';

const server = useTestServer();
let staff: ReturnType<typeof connectGraphql>;

beforeAll(async () => {
  const { token } = await anAdmin(server);
  staff = connectGraphql(server.url, token);
});

/** Of each test. */
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.kill());

const create = (url: string) => staff.createWebhookEndpoint({ url, events: ['points.moved'] });

describe('an endpoint is rejected', () => {
  it.each([
    ['hola', messages.webhookUrl],
    ['ftp://a.example/x', messages.webhookUrl],
    ['https://ana:clave@a.example/x', messages.webhookUrl],
    ['https://a.example/x#y', messages.webhookUrl],
    [`https://a.example/${'x'.repeat(500)}`, messages.webhookUrl],
    ['http://a.example/x', messages.webhookUrlScheme],
    ['https://a.example:22/x', messages.webhookUrlScheme],
    ['https://localhost/x', messages.webhookUrlPrivate],
    ['https://servidor/x', messages.webhookUrlPrivate],
    ['https://servidor./x', messages.webhookUrlPrivate],
    ['https://db.internal/x', messages.webhookUrlPrivate],
    ['https://127.0.0.1/x', messages.webhookUrlPrivate],
    ['https://2130706433/x', messages.webhookUrlPrivate],
    ['https://0x7f.1/x', messages.webhookUrlPrivate],
    ['https://169.254.169.254/latest/meta-data', messages.webhookUrlPrivate],
    ['https://168.63.129.16/machine?comp=goalstate', messages.webhookUrlPrivate],
    ['https://[::1]/x', messages.webhookUrlPrivate],
    ['https://[::ffff:10.0.0.1]/x', messages.webhookUrlPrivate],
    ['https://[fd00::1]/x', messages.webhookUrlPrivate],
  ])('at %s', async (url, detail) => {
    expect(await create(url)).toMatchObject({
      status: 422,
      detail,
      fields: [{ field: 'url', message: detail }],
    });
  });

  it('without an event, or with an unknown one', async () => {
    for (const events of [[], ['webhook.test'], ['enrolment.created', 'x']]) {
      const result = await staff.createWebhookEndpoint({ url: 'https://a.example/x', events });
      expect(result).toMatchObject({ status: 422 });
    }
  });

  it('in production without a key for its secrets', async () => {
    const { env } = server.deps;
    const isTest = env.NODE_ENV;
    env.NODE_ENV = 'production';
    try {
      expect(await create('https://a.example/x')).toMatchObject({
        status: 409,
        detail: messages.webhookKeyMissing,
      });
    } finally {
      env.NODE_ENV = isTest;
    }
  });
});

it('an endpoint at a public https address is created, and a change to a private one is rejected', async () => {
  const { endpoint } = good(await create(' https://hooks.academia.invalid/Avisos?x=1 '));
  expect(endpoint).toMatchObject({ url: 'https://hooks.academia.invalid/Avisos?x=1', isActive: true });
  const changed = await staff.updateWebhookEndpoint({ id: endpoint.id, url: 'https://10.0.0.1/' });
  expect(changed).toMatchObject({ status: 422, detail: messages.webhookUrlPrivate });
});

it.each([
  ['1.1.1.1', true],
  ['172.15.0.1', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.9.9.9', false],
  ['169.254.169.254', false],
  ['168.63.129.15', true],
  ['168.63.129.16', false],
  ['100.100.100.200', false],
  ['192.0.0.192', false],
  ['fd00:ec2::254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['example.com', false],
])('whether %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('a connection', () => {
  type Addresses = { address: string; family: number }[];
  const resolvingTo = (addresses: Addresses) =>
    publicLookup((_host, _options, done) => done(null, addresses));

  /** A request by a name that the lookup resolves, to the port of the receiver. */
  const connectBy = async (lookup: ReturnType<typeof publicLookup>) => {
    const { port } = new URL(receiver.url);
    const sent = request({ host: 'hooks.academia.example', port, lookup, method: 'POST' });
    sent.end();
    const [error] = (await Promise.race([once(sent, 'error'), once(sent, 'response')])) as [unknown];
    return error;
  };

  it.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '::1', family: 6 }]],
    [
      [
        { address: '1.1.1.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
  ])('is rejected by the addresses of the name at that moment: %j', async (addresses) => {
    expect(await connectBy(resolvingTo(addresses))).toMatchObject({
      message: expect.stringContaining('private'),
    });
    expect(receiver.received).toEqual([]);
  });

  it('to a stored private address, or by a name without an address, is not opened', async () => {
    const post = { env: server.deps.env, secrets: [], eventId: 'evt_1', body: '{}' };
    const { signal } = new AbortController();
    for (const url of [receiver.url, 'https://localhost/x', 'https://127.0.0.1/x']) {
      expect(await postSigned({ ...post, url, signal })).toEqual({ status: null, error: 'address' });
    }
    const url = 'https://hooks.academia.invalid/x';
    expect(await postSigned({ ...post, url, signal })).toEqual({ status: null, error: 'name' });
    expect(receiver.received).toEqual([]);
  });
});

describe('a request', () => {
  const env = readEnv({ NODE_ENV: 'test', WEBHOOKS_ALLOW_PRIVATE: 'true' });
  const { signal } = new AbortController();
  const post = () => ({ env, url: receiver.url, secrets: [], eventId: 'evt_1', body: '{}', signal });

  it('that gets no response in time is given up', async () => {
    receiver.behave(() => undefined);
    expect(await postSigned({ ...post(), limitMs: 200 })).toEqual({ status: null, error: 'timeout' });
  });

  it('whose response never ends is judged by its status', async () => {
    receiver.behave((response) => void response.writeHead(200).write('x'));
    expect(await postSigned({ ...post(), limitMs: 200 })).toEqual({ status: 200, error: null });
  });

  it('whose response is huge is not read to its end', async () => {
    let written = 0;
    receiver.behave((response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && written < 500_000_000) {
          written += 65_536;
          if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', write);
        }
      };
      write();
    });
    expect(await postSigned(post())).toEqual({ status: 200, error: null });
    expect(written).toBeLessThan(50_000_000);
  });

  it('to a closed port has the error of a connection, and so has one to a server without TLS', async () => {
    receiver.behave(respondWith(200));
    const https = receiver.url.replace('http:', 'https:');
    expect(await postSigned({ ...post(), url: https })).toEqual({ status: null, error: 'tls' });
    await receiver.kill();
    expect(await postSigned(post())).toEqual({ status: null, error: 'connection' });
  });

  it('that is cut short when the server stops has no status', async () => {
    const stop = new AbortController();
    receiver.behave(() => stop.abort());
    expect(await postSigned({ ...post(), signal: stop.signal })).toEqual({
      status: null,
      error: 'connection',
    });
  });
});
