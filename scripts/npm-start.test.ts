import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../bff/contract/free-port.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** On a busy machine the demo data alone take a minute. */
const PATIENCE = { timeout: 180_000, interval: 100 };

/** Signals all processes of the group; false when there are none left. Signal 0 only checks. */
const signal = (processGroup: number, name: NodeJS.Signals | 0) => {
  try {
    return process.kill(-processGroup, name);
  } catch {
    return false;
  }
};

const startByNpm = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academia-start-'));
  const port = String(await freePort());
  const { PATH, HOME } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
    env: { PATH, HOME, PORT: port, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
  });
  const group = npm.pid ?? 0;
  onTestFinished(async () => {
    signal(group, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  return { npm, group, address: `http://127.0.0.1:${port}/livez` };
};

it.skipIf(process.platform === 'win32')(
  'SIGTERM to `npm start` ends every process that it started (Windows knows no process groups)',
  { timeout: 420_000 },
  async () => {
    const { npm, group, address } = await startByNpm();
    await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), PATIENCE);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await vi.waitFor(() => expect(signal(group, 0)).toBe(false), PATIENCE);
    await expect(fetch(address)).rejects.toThrow();
  },
);
