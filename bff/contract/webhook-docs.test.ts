import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';
import { DeliveryModel } from '../src/features/webhooks/delivery.model.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { freePort } from './free-port.ts';
import { useTestServer } from './harness.ts';
import { ROOT, environment } from './processes.ts';
import { eventually, startReceiver, verified } from './webhook-receiver.ts';

const run = promisify(execFile);
const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
let staff: ReturnType<typeof connectGraphql>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let page: string;

beforeAll(async () => {
  const { token } = await anAdmin({ url: server.url, connect: connectGraphql });
  staff = connectGraphql(server.url, token);
  receiver = await startReceiver();
  page = await readFile(join(ROOT, 'docs/webhooks.md'), 'utf8');
});
afterAll(() => receiver.kill());

const blocksOf = (kind: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${kind}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

/** Every key of a payload with the kind of its value. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
};

it('the events of docs/webhooks.md have the fields that are sent', async () => {
  const events = [...WEBHOOK_EVENTS];
  const { endpoint, secret } = good(await staff.createWebhookEndpoint({ url: receiver.url, events }));
  const student = await aStudent({ url: server.url, connect: connectGraphql });
  const { id } = good(await student.api.enrol({ courseId: (await aCourse()).id }));
  good(await staff.confirmEnrolments({ ids: [id] }));
  good(await staff.completeEnrolments({ ids: [id] }));
  const booking = aBooking((await aPersonalisedCourse()).id);
  const { id: classId } = good(await student.api.enrol(booking));
  good(await staff.cancelEnrolments({ ids: [classId], reason: 'other' }));
  good(await staff.sendTestEvent(endpoint.id));
  await eventually(() => expect(receiver.received).toHaveLength(8));
  const sent = receiver.received.map((one) => verified(one, secret));

  const documented = blocksOf('json event').map((text) => JSON.parse(text) as { type: string; data: object });
  expect(documented.map(({ type }) => type)).toEqual([
    'enrolment.created',
    'enrolment.changed',
    'user.registered',
    'points.moved',
    'webhook.test',
  ]);
  for (const example of documented) {
    const shapes = sent.filter(({ type }) => type === example.type).map(shapeOf);
    expect(shapes, example.type).toContainEqual(shapeOf(example));
  }
});

it('the receiver of docs/webhooks.md takes a signed event once, and the shell computes its signature', async () => {
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
