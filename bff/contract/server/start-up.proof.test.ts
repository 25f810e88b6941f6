import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { release } from '../../src/process/version.ts';
import { freePort } from '../free-port.ts';
import { testSettings } from '../harness.ts';
import { logLines } from './log-lines.ts';
import { runServer, startServerProcess } from '../processes.ts';

const startError = async (settings: Record<string, string>) => {
  const { code, stderr, stdout } = await runServer(settings);
  expect(stdout).not.toContain('is open');
  expect(stderr, 'no stack trace').not.toMatch(/\n\s+at /);
  return { code, lines: stderr.trim().split('\n') };
};

describe('a server that cannot start prints the reason and ends with exit code 1', () => {
  it('a port that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const PORT = String((taken.address() as AddressInfo).port);
    const errors = await Promise.all([
      startError(await testSettings({ PORT })),
      startError(await testSettings({ METRICS_PORT: PORT })),
    ]);
    taken.close();
    expect(errors).toEqual(
      ['PORT', 'METRICS_PORT'].map((name) => ({
        code: 1,
        lines: [`Port ${PORT} is in use: set ${name} to a free one.`],
      })),
    );
  });

  it('an address that is not of this machine, with its setting', async () => {
    const host = 'no.such.host.invalid';
    const errors = await Promise.all([
      startError(await testSettings({ HOST: host })),
      startError(await testSettings({ METRICS_HOST: '192.0.2.1', METRICS_PORT: String(await freePort()) })),
    ]);
    expect(errors).toEqual([
      { code: 1, lines: [expect.stringMatching(/^no\.such\.host\.invalid is no .*: set HOST to one\.$/)] },
      { code: 1, lines: [expect.stringMatching(/^192\.0\.2\.1 is no .*: set METRICS_HOST to one\.$/)] },
    ]);
  });

  it('a database that does not respond', async () => {
    const MONGODB_URI = `mongodb://127.0.0.1:${await freePort()}`;
    const { code, lines } = await startError(await testSettings({ MONGODB_URI }));
    expect([code, lines]).toEqual([1, [expect.stringMatching(/database does not answer.*MONGODB_URI/)]]);
  });

  describe('DB_ENGINE=mongod', () => {
    const expectStartError = async (settings: Record<string, string>, reason: string) => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'academia-mongod-'));
      const { MONGODB_URI: _, ...others } = await testSettings({ DB_ENGINE: 'mongod', DATA_DIR });
      const { code, lines } = await startError({ ...others, ...settings });
      await rm(DATA_DIR, { recursive: true, force: true });
      expect([code, lines]).toEqual([
        1,
        [expect.stringMatching(/^DB_ENGINE=mongod could not start a real mongod .*MONGODB_URI/)],
      ]);
      expect(lines[0]).toContain(reason);
    };

    it('without the binary that is named', () =>
      expectStartError({ MONGOMS_SYSTEM_BINARY: '/no/mongod' }, '/no/mongod'));

    it('with a download that does not respond', async () => {
      const silent = createServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
      const mirror = {
        MONGOMS_DOWNLOAD_MIRROR: `http://${host}`,
        MONGOMS_DOWNLOAD_DIR: join(tmpdir(), 'no-mongod'),
      };
      await expectStartError(mirror, `${host} does not answer`);
      silent.close();
    });
  });
});

it('every line that a server prints outside of development is JSON, from its start to the end of its stop', async () => {
  const server = await startServerProcess({ LOG_LEVEL: 'info', SECRET_KEY: 'x', DRAIN_SECONDS: '1' });
  const { stdout, stderr } = await server.stop('SIGTERM');
  const lines = logLines(stdout);
  expect(stderr).toBe('');
  expect(lines.find(({ msg }) => msg === 'Academia is open')).toMatchObject({
    version: release.version,
    commit: release.commit,
    address: expect.stringMatching(/^http/) as string,
    database: { engine: 'MongoDB' },
  });
  expect(lines.map(({ msg }) => msg)).toContain(
    'SECRET_KEY is no setting and is ignored: is SECRETS_KEY meant?',
  );
  expect(lines.slice(-2)).toMatchObject([
    { msg: 'the server stops', signal: 'SIGTERM', drainSeconds: 1 },
    { msg: 'the server has stopped' },
  ]);
});

it('a server that is asked to stop ends with exit code 0', async () => {
  const server = await startServerProcess({});
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await server.stop('SIGTERM')).code).toBe(0);
});

it('production hides the schema and its hints', async () => {
  const server = await startServerProcess({ NODE_ENV: 'production', RATE_LIMITS: 'on' });
  const send = async (query: string) => {
    const body = JSON.stringify({ query });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })).json() as Promise<{
      errors: { message: string }[];
    }>;
  };
  expect((await send('{ __schema { queryType { name } } }')).errors).toHaveLength(1);
  expect((await send('{ mee { id } }')).errors[0]?.message).not.toContain('Did you mean');
  await server.stop();
});
