import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, connect as connectTcp, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../academy-api.ts';
import { aBooking, aPersonalisedCourse, aStudent, anEmail, givePoints, good } from '../builders.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { surfaces } from '../surfaces.ts';

const LOST = isWhole ? 50 : 8;
const WRITES = 3 * LOST;

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });

/** Passes every request on; the response to every first one of a key is dropped with its connection. */
const losingProxy = async (target: () => number) => {
  const seen = new Set<string>();
  const counts = { lost: 0 };
  const proxy = createServer((client) => {
    const upstream = connectTcp(target(), '127.0.0.1');
    let isLosing = false;
    client.on('data', (chunk: Buffer) => {
      const key = /idempotency-key: (\S+)/i.exec(chunk.toString('latin1'))?.[1];
      if (key !== undefined) {
        isLosing = !seen.has(key);
        seen.add(key);
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (!isLosing) return void client.write(chunk);
      isLosing = false;
      counts.lost += 1;
      client.destroy();
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, counts, close: () => proxy.close() };
};

let network: Awaited<ReturnType<typeof losingProxy>>;

beforeAll(async () => {
  network = await losingProxy(() => server.port);
});
afterAll(() => void network.close());

/** As a client does: sends again, under the same key, until a response arrives. */
const untilDone = async <T>(send: () => Promise<Result<T>>): Promise<T> => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return good(await send());
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Error('no response after five attempts');
};

/** Each is a handful of writes, on a server that may be slow. */
const PATIENCE_MS = 180_000;

describe.each(surfaces)('writes whose responses are lost by %s', (_surface, connect) => {
  it(
    `have one effect each when they are sent again: ${WRITES} responses lost`,
    async () => {
      const member = await aStudent({ url: server.url, connect });
      await givePoints(member.id, 10 * LOST);
      const { id: courseId } = await aPersonalisedCourse();
      const lostBefore = network.counts.lost;
      const api = () => connect(network.url, member.token, { 'idempotency-key': randomUUID() });
      for (let count = 0; count < LOST; count += 1) {
        const [redeem, enrol, refer] = [api(), api(), api()];
        const [booking, referredEmail] = [aBooking(courseId), anEmail()];
        await Promise.all([
          untilDone(() => redeem.redeem({ points: 10, description: 'Descuento' })),
          untilDone(() => enrol.enrol(booking)),
          untilDone(() => refer.createReferral({ referredEmail })),
        ]);
      }
      expect(network.counts.lost - lostBefore).toBe(WRITES);
      expect(good(await member.api.myPoints())).toBe(0);
      expect(good(await member.api.myEnrolments())).toHaveLength(LOST);
      expect(good(await member.api.myReferrals())).toHaveLength(LOST);
    },
    PATIENCE_MS,
  );
});
