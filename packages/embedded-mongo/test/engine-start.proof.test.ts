import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';
import { isRunning, makeDataDir, pidOf } from './testing.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = makeDataDir();
});

afterEach(async () => {
  const pid = pidOf(dataDir);
  if (pid !== 0 && isRunning(pid)) process.kill(pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a start that fails', () => {
  it('reports that the folder is a file', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    await expect(openEmbeddedMongo({ dataDir: join(dataDir, 'file') })).rejects.toThrow(
      /^The data folder .* cannot be used, a file is in its place: .*\.$/,
    );
  });

  it('reports that the folder cannot be written', async () => {
    chmodSync(dataDir, 0o500);
    // root may write to any folder except those of the kernel.
    const parent = process.getuid?.() === 0 ? '/sys' : dataDir;
    await expect(openEmbeddedMongo({ dataDir: join(parent, 'embedded-mongo') })).rejects.toThrow(
      /^The data folder .* cannot be used, it cannot be made or written .*\.$/,
    );
  });

  it.skipIf(process.platform !== 'linux')('reports a folder that the kernel refuses, at once', async () => {
    await expect(openEmbeddedMongo({ dataDir: '/proc/embedded-mongo/data' })).rejects.toThrow(
      /^The data folder \/proc\/embedded-mongo\/data cannot be used, it cannot be made or written \(\w+\): .*\.$/,
    );
  });

  it('reports the process that uses the folder without responding', async () => {
    await openEmbeddedMongo({ dataDir });
    const pid = pidOf(dataDir);
    process.kill(pid, 'SIGSTOP');
    await expect(openEmbeddedMongo({ dataDir })).rejects.toThrow(
      new RegExp(`^The data folder .* is used by process ${pid}, which does not answer: .*\\.$`),
    );
  });

  it('reports that production requires its own MongoDB', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(openEmbeddedMongo({ dataDir })).rejects.toThrow(/MONGODB_URI/);
    vi.unstubAllEnvs();
  });
});
