import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to connections, so that none takes the port before the server listens. */
const PORTS = { from: 12_000, count: 20_000 };
/** Each process has ports of its own: none takes what another has just found free. */
const OWN = { processes: 100, count: PORTS.count / 100 };

const first = PORTS.from + (process.pid % OWN.processes) * OWN.count;
let given = 0;

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
  for (let attempt = 0; attempt < OWN.count; attempt += 1) {
    const port = first + (given % OWN.count);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
};
