import { readFileSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MailModel, notifyMailWorker } from '../../src/outgoing/mail.model.ts';
import { startMailing } from '../../src/features/mail/mail.worker.ts';
import { startDelivering } from '../../src/features/webhooks/delivery.worker.ts';
import { DeliveryModel, notifyWebhookWorker } from '../../src/outgoing/delivery.model.ts';
import type { Deps } from '../../src/operation/context.ts';
import { openBackend } from '../../src/start/backend.ts';
import { readEnv } from '../../src/process/env.ts';
import { aMessage } from '../account-builders.ts';
import { testSettings } from '../harness.ts';
import { NOTHING_UPDATED } from '../nothing-updated.ts';
import { aDelivery, anEndpoint } from '../webhook-builders.ts';

let deps: Deps;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ deps, close } = await openBackend(readEnv(await testSettings())));
});
afterAll(() => close());

const aLog = () => {
  const warnings: string[] = [];
  return { warnings, log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }) };
};

/** Loops that go on at once while something is due. `startSweeping` has an interval. */
const LOOPS = {
  startMailing: {
    work: 'mail',
    model: MailModel,
    make: () => aMessage(undefined, { state: 'waiting', settledAt: null, nextAttemptAt: new Date() }),
    start: startMailing,
    notify: notifyMailWorker,
  },
  startDelivering: {
    work: 'deliveries of webhooks',
    model: DeliveryModel,
    make: async () => aDelivery(await anEndpoint(), { state: 'pending', nextAttemptAt: new Date() }),
    start: startDelivering,
    notify: notifyWebhookWorker,
  },
} as const;

it('every loop that a server starts is tried', () => {
  const start = readFileSync(new URL('../../src/start/start.ts', import.meta.url), 'utf8');
  const started = [...start.matchAll(/\b(start\w+ing)\(/g)].map(([, name]) => name);
  expect(new Set(started)).toEqual(new Set([...Object.keys(LOOPS), 'startSweeping']));
});

describe('on a server that stores no update', () => {
  it.for(Object.values(LOOPS))('$work pauses, and logs that once', async (loop) => {
    await loop.make();
    const update = vi.spyOn(loop.model, 'updateOne').mockResolvedValue(NOTHING_UPDATED);
    onTestFinished(() => update.mockRestore());
    const find = vi.spyOn(loop.model, 'find');
    onTestFinished(() => find.mockRestore());
    const { log, warnings } = aLog();
    const stop = loop.start({ ...deps, log });
    loop.notify();
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    const reads = find.mock.calls.length;
    for (let count = 0; count < 100; count += 1) {
      loop.notify();
      await new Promise(setImmediate);
    }
    await stop();
    expect(JSON.parse(warnings.join())).toMatchObject({ work: loop.work });
    expect(find.mock.calls.length).toBe(reads);
  });
});
