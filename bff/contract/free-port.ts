import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to connections, so that none takes the port before the server listens. */
const PORTS = { from: 12_000, count: 20_000 };
const TRIES = 20;

const isFree = async (port: number) => {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

/** A loopback port that was free a moment ago: some settings must name it before the server listens. */
export const freePort = async () => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
};
