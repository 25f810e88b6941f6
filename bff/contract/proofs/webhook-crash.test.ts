import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { openBackend } from '../../src/start/backend.ts';
import type { Deps } from '../../src/operation/context.ts';
import { readEnv } from '../../src/process/env.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { DeliveryModel, notifyWebhookWorker } from '../../src/outgoing/delivery.model.ts';
import { aStudent, anAdmin, good, type Member } from '../builders.ts';
import { startDelivering } from '../../src/features/webhooks/delivery.worker.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { testSettings } from '../harness.ts';
import { aDelivery, anEndpoint } from '../webhook-builders.ts';
import { eventually, startReceiver, verified } from '../webhook-receiver.ts';

/** `WEBHOOK_EVENTS=1000` is the long form. */
const EVENTS = Number(process.env.WEBHOOK_EVENTS ?? 100);
const DELIVERED_MS = 60_000 + EVENTS * 200;
const PATIENCE_MS = 180_000 + DELIVERED_MS;
const AT_ONCE = 4;
const STUDENTS = 10;

/** No server runs here: what is sent, processes send that can be killed. */
let settings: Record<string, string>;
let deps: Deps;
let close: () => Promise<void>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  const { PORT: _, ...shared } = await testSettings({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
  settings = shared;
  ({ deps, close } = await openBackend(readEnv(settings)));
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.kill();
  await close();
});

/** What is pending, also what a killed process had taken for itself, is due now and not in minutes. */
const makeDue = () => DeliveryModel.updateMany({ state: 'pending' }, { $set: { nextAttemptAt: new Date() } });

const aCastAt = async (url: string, events: string[]) => {
  const admin = await anAdmin({ url, connect: connectGraphql });
  const created = { url: receiver.url, events };
  const { secret } = good(await connectGraphql(url, admin.token).createWebhookEndpoint(created));
  return { admin, secret };
};

it(
  `each of ${EVENTS} events arrives though the receiver fails half of the time and it and the sender are killed twice`,
  async () => {
    let sender: ServerProcess = await startServerProcess(settings);
    const { admin, secret } = await aCastAt(sender.url, ['points.moved']);
    const students: Member[] = [];
    for (let count = 0; count < STUDENTS; count += 1) {
      students.push(await aStudent({ url: sender.url, connect: connectGraphql }));
    }
    receiver.behave((response, nth) => response.writeHead(nth % 2 === 0 ? 204 : 500).end());

    const acknowledged: string[] = [];
    let isOver = false;
    onTestFinished(async () => {
      isOver = true;
      await hurrying;
      await sender.stop();
    });
    let begun = 0;
    /** Goes on with another event when a response was lost: its own may have been stored or not. */
    const move = async () => {
      while (acknowledged.length < EVENTS) {
        begun += 1;
        const student = students[begun % STUDENTS];
        const given = { userId: student?.id, points: 1, description: `Evento ${begun}` };
        try {
          const staff = connectGraphql(sender.url, admin.token);
          acknowledged.push(good(await staff.adjustPoints(given)).transaction.id);
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          await delay(100);
        }
      }
    };
    const hurry = async () => {
      while (!isOver) {
        await delay(500);
        await makeDue();
      }
    };
    const hurrying = hurry();
    const moving = Promise.all(Array.from({ length: AT_ONCE }, move));
    for (const part of [1, 2]) {
      await eventually(() => expect(acknowledged.length).toBeGreaterThan((part * EVENTS) / 3));
      await sender.stop('SIGKILL');
      await receiver.kill();
      await delay(200);
      await receiver.start();
      sender = await startServerProcess(settings);
    }
    await moving;
    const stored = (await PointsEntryModel.find({}, { _id: 1 }).lean()).map(({ _id }) => _id.toString());
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    await eventually(async () => {
      expect(await DeliveryModel.distinct('state')).toEqual(['delivered']);
    }, DELIVERED_MS);

    const arrived = receiver.received.map((one) => verified(one, secret).data.id);
    expect(stored.filter((id) => !arrived.includes(id))).toEqual([]);
    expect((await verify()).problems).toEqual([]);
  },
  PATIENCE_MS,
);

it('a sender that stops finishes its requests, and another one repeats those that take too long', async () => {
  const id = await anEndpoint({ url: receiver.url });
  const pending = { state: 'pending', nextAttemptAt: new Date() } as const;
  const [quick, stalled] = [await aDelivery(id, pending), await aDelivery(id, pending)];
  receiver.received.length = 0;
  let isFirst = true;
  receiver.behave((response) => {
    if (isFirst) setTimeout(() => response.writeHead(204).end(), 500);
    isFirst = false;
  });
  const stop = startDelivering(deps);
  notifyWebhookWorker();
  await eventually(() => expect(receiver.received).toHaveLength(2));
  await stop();
  const after = await DeliveryModel.find({ _id: { $in: [quick, stalled] } }).lean();
  expect(after.map(({ state }) => state).sort()).toEqual(['delivered', 'pending']);
  const left = after.find(({ state }) => state === 'pending');
  expect([left?.attempts, Number(left?.nextAttemptAt) <= Date.now()]).toEqual([[], true]);
});
