import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { WEBHOOK_DATA } from '#domain/webhooks/webhook.events.ts';
import { WEBHOOK_EVENTS, WEBHOOK_VERSION, type WebhookEventType } from '#domain/webhooks/webhook.ts';
import { inCamelCase } from './camel-case.ts';
import { DeliveryModel } from '../../src/outgoing/delivery.model.ts';
import { anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { freePort } from '../free-port.ts';
import { useTestServer } from '../harness.ts';
import { ROOT, environment } from '../processes.ts';
import { eventually, startReceiver } from '../webhook-receiver.ts';

const run = promisify(execFile);
const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
let staff: ReturnType<typeof connectGraphql>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let page: string;

beforeAll(async () => {
  const { token } = await anAdmin(server);
  staff = connectGraphql(server.url, token);
  receiver = await startReceiver();
  page = await readFile(join(ROOT, 'docs/webhooks.md'), 'utf8');
});
afterAll(() => receiver.kill());

const blocksOf = (kind: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${kind}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

it('docs/webhooks.md lists each kind of event, and its example has the declared data', () => {
  const named = [...page.matchAll(/`(\w+)\.\*`/g)].map(([, noun]) => noun);
  expect(named).toEqual([...new Set(WEBHOOK_EVENTS.map((type) => type.split('.')[0]))]);

  const examples = blocksOf('json event').map((text) => JSON.parse(text) as { type: string; data: object });
  expect(examples).not.toEqual([]);
  for (const { type, data, ...envelope } of examples) {
    const declared = WEBHOOK_DATA[type as WebhookEventType];
    const given = inCamelCase(data) as object;
    const cure = `write the example of ${type} in docs/webhooks.md with the fields of domain/webhooks/webhook.events.ts`;
    expect(Object.keys(given), cure).toEqual(Object.keys(declared.entries));
    expect(v.safeParse(declared, given).issues, cure).toBeUndefined();
    expect(envelope).toEqual({ timestamp: expect.stringMatching(/Z$/), version: WEBHOOK_VERSION });
  }
});

it('the receiver of docs/webhooks.md accepts a signed event once, and the shell example computes its signature', async () => {
  const folder = await mkdtemp(join(ROOT, 'dist', 'receiver-'));
  const file = join(folder, 'receiver.mts');
  await writeFile(file, blocksOf('ts receiver')[0] ?? '');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { endpoint, secret } = good(await staff.createWebhookEndpoint({ url, events: ['points.moved'] }));
  const program: ChildProcess = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: ROOT,
    env: environment({ SECRET: secret, PORT: String(port) }),
  });
  try {
    await eventually(() => fetch(url, { method: 'POST' }));
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    const { id } = good(await staff.sendTestEvent(endpoint.id));
    await eventually(async () =>
      expect(await DeliveryModel.findById(id).lean()).toMatchObject({ state: 'delivered' }),
    );
  } finally {
    program.kill();
    await rm(folder, { recursive: true, force: true });
  }

  const last = good(await staff.createWebhookEndpoint({ url: receiver.url, events: ['points.moved'] }));
  receiver.received.length = 0;
  good(await staff.sendTestEvent(last.endpoint.id));
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const { headers = {}, body = '' } = receiver.received[0] ?? {};
  const given = {
    SECRET: last.secret,
    ID: String(headers['webhook-id']),
    TIMESTAMP: String(headers['webhook-timestamp']),
    BODY: body,
  };
  const script = blocksOf('sh verify')[0] ?? '';
  const { stdout } = await run('bash', ['-euc', script], { env: environment(given) });
  expect(headers['webhook-signature']).toBe(`v1,${stdout.trim()}`);
});
