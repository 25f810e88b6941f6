import type { Socket } from 'node:net';

const LATENCY_MS = 2_000;
const DRIP_MS = 1;

/** How a network delays the replies of a database. */
export type Fault =
  /** Each is thrown away. */
  | 'stalled'
  /** Half of one arrives, then the connection is reset. */
  | 'reset'
  | 'late'
  /** A byte at a time. */
  | 'dripping';

/** Passes what arrives on to a client, in its order, as the fault of that moment has it. */
export const deliverTo = (client: Socket, faultOf: () => string | null) => {
  let dripping: Buffer = Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  let lastDue = 0;
  client.once('close', () => clearInterval(timer));

  const drip = () => {
    const bytes = faultOf() === 'dripping' ? 1 : dripping.length;
    client.write(dripping.subarray(0, bytes));
    dripping = dripping.subarray(bytes);
    if (dripping.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  const deliverIn = (delayMs: number, chunk: Buffer) => {
    const due = Math.max(lastDue, performance.now() + delayMs);
    lastDue = due;
    setTimeout(() => void (client.destroyed || client.write(chunk)), due - performance.now());
  };

  return (chunk: Buffer) => {
    const fault = faultOf();
    if (fault === 'stalled') return;
    if (fault === 'reset') {
      client.write(chunk.subarray(0, chunk.length / 2), () => client.resetAndDestroy());
      return;
    }
    if (fault === 'dripping' || timer) {
      dripping = Buffer.concat([dripping, chunk]);
      timer ??= setInterval(drip, DRIP_MS);
      return;
    }
    if (fault === 'late') return deliverIn(LATENCY_MS, chunk);
    if (performance.now() < lastDue) return deliverIn(0, chunk);
    client.write(chunk);
  };
};
