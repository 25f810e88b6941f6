import { readFileSync } from 'node:fs';
import { Types } from 'mongoose';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MailModel } from '../../src/features/mail/mail.model.ts';
import { notifyMailWorker } from '../../src/features/mail/mail.store.ts';
import { startMailing } from '../../src/features/mail/mail.worker.ts';
import { DeliveryModel } from '../../src/features/webhooks/delivery.model.ts';
import { startDelivering } from '../../src/features/webhooks/delivery.worker.ts';
import { notifyWebhookWorker } from '../../src/features/webhooks/outbox.ts';
import { copyEvents, type SourceModel } from '../../src/features/webhooks/outbox.copy.ts';
import type { Deps } from '../../src/operation/context.ts';
import { openBackend } from '../../src/process/backend.ts';
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

/** A collection of a server whose updates report nothing, and change something or not. */
const aSource = (isEffective: boolean) => {
  const _id = new Types.ObjectId();
  const event = { id: 'evt_1', type: 'enrolment.completed' as const, at: new Date(), to: [], body: '{}' };
  let events = [event];
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.resolve(events.length > 0 ? [{ _id, events }] : []);
  };
  const updateMany = () => {
    if (isEffective) events = [];
    return Promise.resolve({ matchedCount: 1, modifiedCount: 0 });
  };
  const model = {
    modelName: 'StandIn',
    find: () => ({ limit: () => ({ lean: read }) }),
    updateMany,
  } satisfies SourceModel;
  return { model, reads: () => reads };
};

describe('an outbox of a server that reports no changes', () => {
  it('is empty once its events are no longer stored, whatever was reported', async () => {
    const { model, reads } = aSource(true);
    expect(await copyEvents(model)).toBe(true);
    expect(reads()).toBe(2);
  });

  it('is left alone for longer each time if nothing empties it, and that is logged once', async () => {
    const { model, reads } = aSource(false);
    const { log, warnings } = aLog();
    const stop = startDelivering({ ...deps, log }, [model]);
    notifyWebhookWorker();
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    for (let count = 0; count < 100; count += 1) notifyWebhookWorker();
    await stop();
    expect(warnings.join()).toContain('outbox of StandIn');
    expect(reads()).toBe(2);
  });
});

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
    start: (to: Deps) => startDelivering(to, []),
    notify: notifyWebhookWorker,
  },
} as const;

it('every loop that a server starts is tried', () => {
  const start = readFileSync(new URL('../../src/process/start.ts', import.meta.url), 'utf8');
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
