import { Types } from 'mongoose';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDelivering } from '../../src/features/webhooks/delivery.worker.ts';
import { notifyWebhookWorker } from '../../src/features/webhooks/outbox.ts';
import { copyEvents, type SourceModel } from '../../src/features/webhooks/outbox.copy.ts';
import type { Deps } from '../../src/operation/context.ts';
import { openBackend } from '../../src/process/backend.ts';
import { readEnv } from '../../src/process/env.ts';
import { testSettings } from '../harness.ts';

let deps: Deps;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ deps, close } = await openBackend(readEnv(await testSettings())));
});
afterAll(() => close());

/** A collection of a server whose updates report nothing, and change what `works` names. */
const aSource = (works: { updateMany?: boolean; updateOne?: boolean }) => {
  const _id = new Types.ObjectId();
  const event = { id: 'evt_1', type: 'enrolment.completed' as const, at: new Date(), to: [], body: '{}' };
  let events = [event];
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.resolve(events.length > 0 ? [{ _id, events }] : []);
  };
  const update = (isEffective = false) => {
    if (isEffective) events = [];
    return Promise.resolve({ matchedCount: 1, modifiedCount: 0 });
  };
  const model = {
    modelName: 'StandIn',
    find: () => ({ limit: () => ({ lean: read }) }),
    updateMany: () => update(works.updateMany),
    updateOne: () => update(works.updateOne),
  } satisfies SourceModel;
  return { model, reads: () => reads };
};

describe('an outbox of a server that reports no changes', () => {
  it('is empty once its events are no longer stored, whatever was reported', async () => {
    const { model, reads } = aSource({ updateMany: true });
    expect(await copyEvents(model)).toBe(true);
    expect(reads()).toBe(2);
  });

  it('is emptied document by document where the common update changes nothing', async () => {
    const { model, reads } = aSource({ updateOne: true });
    expect(await copyEvents(model)).toBe(true);
    expect(reads()).toBe(3);
  });

  it('is left alone for longer each time if nothing empties it, and that is logged once', async () => {
    const { model, reads } = aSource({});
    const warnings: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    const stop = startDelivering({ ...deps, log }, [model]);
    notifyWebhookWorker();
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    for (let count = 0; count < 100; count += 1) notifyWebhookWorker();
    await stop();
    expect(warnings.join()).toContain('outbox of StandIn');
    expect(reads()).toBe(3);
  });
});
