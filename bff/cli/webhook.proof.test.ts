import { afterAll, beforeAll, expect, it } from 'vitest';
import { choiceSentence } from '#domain/input-sentences.ts';
import { messages } from '#domain/messages.ts';
import { SETTLED_STATES } from '#domain/webhooks/webhook.ts';
import { NO_SUCH_ID } from '../contract/builders.ts';
import { useCommandLine } from '../contract/command-line.ts';
import { useTestServer } from '../contract/harness.ts';
import { aDelivery } from '../contract/webhook-builders.ts';
import { respondWith, startReceiver, verified } from '../contract/webhook-receiver.ts';

const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true', WEBHOOK_LOG_RETENTION_DAYS: '0' });
const runCommand = useCommandLine(server);
const cli = (...args: string[]) => runCommand(['webhook', ...args]);
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.kill());

it('webhook create, list, test, log and redeliver run the operations', async () => {
  const { stdout } = await cli(
    'create',
    '--url',
    receiver.url,
    '--events',
    'points.moved',
    'user.registered',
    '--json',
  );
  const { endpoint, secret } = JSON.parse(stdout) as { endpoint: { id: string }; secret: string };
  expect(secret).toMatch(/^whsec_/);
  const list = await cli('list');
  expect(list.stdout).toMatch(
    new RegExp(`${endpoint.id} +active +${receiver.url} +user.registered points.moved`),
  );
  expect(list.stdout).not.toContain(secret);

  receiver.behave(respondWith(500));
  const failed = await cli('test', endpoint.id, '--json');
  expect(failed.code).toBe(1);
  const delivery = JSON.parse(failed.stdout) as { id: string };
  expect(delivery).toMatchObject({ state: 'pending', attempts: [{ status: 500, error: 'status' }] });
  const log = await cli('log', endpoint.id, '--state', 'pending');
  expect(log.stdout).toMatch(new RegExp(`${delivery.id} .* webhook.test +pending +1 +500 status`));

  receiver.behave(respondWith(204));
  const sent = await cli('redeliver', delivery.id);
  expect([sent.code, sent.stdout]).toEqual([0, expect.stringMatching(/delivered +2 +204/)]);
  const last = receiver.received.at(-1);
  expect(last && verified(last, secret)).toMatchObject({ type: 'webhook.test' });
  expect(JSON.parse((await cli('log', endpoint.id, '--json')).stdout)).toHaveLength(1);
});

it('webhook redeliver-matching redelivers the deliveries of the filter', async () => {
  const { stdout } = await cli('create', '--url', receiver.url, '--events', 'points.moved', '--json');
  const { endpoint } = JSON.parse(stdout) as { endpoint: { id: string } };
  const at = new Date('2026-05-01T12:00:00-03:00');
  const failed = await aDelivery(endpoint.id, { state: 'failed', type: 'points.moved', createdAt: at });
  await aDelivery(endpoint.id, { state: 'failed', type: 'points.moved', createdAt: new Date(0) });
  const filter = ['--type', 'points.moved', '--from', '2026-05-01 12:00', '--to', '2026-05-01 12:01'];
  const again = await cli('redeliver-matching', endpoint.id, ...filter);
  expect([again.code, again.stdout]).toEqual([0, expect.stringMatching(/^1 deliveries are sent again/)]);
  const none = await cli('redeliver-matching', endpoint.id, ...filter, '--json');
  expect(JSON.parse(none.stdout)).toEqual({ count: 0, hasMore: false });
  const log = await cli('log', endpoint.id, '--state', 'failed');
  expect(log.stdout).not.toContain(failed);
  const wrong = await cli('redeliver-matching', endpoint.id, '--state', 'pending');
  expect(wrong).toMatchObject({ code: 1, stderr: `state: ${choiceSentence(SETTLED_STATES)}\n` });
});

it('webhook prints errors', async () => {
  const wrong = await cli('create', '--url', receiver.url, '--events', 'x', '--json');
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.stderr)).toMatchObject({
    error: { message: messages.webhookEvents, code: 'BAD_USER_INPUT' },
  });
  expect(await cli('test', NO_SUCH_ID)).toMatchObject({ code: 1, stderr: `${messages.webhookNotFound}\n` });
  expect(await cli('redeliver', NO_SUCH_ID)).toMatchObject({
    stderr: `${messages.webhookDeliveryNotFound}\n`,
  });
});
