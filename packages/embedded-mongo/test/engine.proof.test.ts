import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socketPathOf } from '../src/process/data-folder.ts';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';
import { codeOf, isRunning, makeDataDir, pidOf, waitFor } from './testing.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = makeDataDir();
});

afterEach(async () => {
  const pid = pidOf(dataDir);
  if (pid !== 0 && isRunning(pid)) process.kill(pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const connect = async (lingerSeconds = 0) => {
  const { uri } = await openEmbeddedMongo({ dataDir, lingerSeconds });
  const connection = await mongoose.createConnection(uri, { dbName: 'app' }).asPromise();
  const User = connection.model(
    'User',
    new mongoose.Schema({ email: { type: String, unique: true }, age: Number }),
  );
  await User.init();
  return { uri, connection, User };
};

describe('the engine of a data folder', () => {
  it('serves mongoose over a socket that only its user can reach', async () => {
    const { uri, connection, User } = await connect();
    await User.create({ email: 'ana@example.com', age: 30 });
    expect(await User.findOne({ email: 'ana@example.com' }).lean()).toMatchObject({ age: 30 });
    expect(uri).toContain(encodeURIComponent(dataDir));
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await connection.close();
  });

  it('keeps data and indexes after a restart', async () => {
    const first = await connect();
    await first.User.create({ email: 'ana@example.com' });
    const pid = pidOf(dataDir);
    await first.connection.close();
    await waitFor('the engine to end', () => !isRunning(pid));

    const second = await connect();
    expect(await second.User.countDocuments()).toBe(1);
    await expect(second.User.create({ email: 'ana@example.com' })).rejects.toMatchObject({ code: 11000 });
    expect(pidOf(dataDir)).not.toBe(pid);
    await second.connection.close();
  });

  it('is one process when several start it at once', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openEmbeddedMongo({ dataDir })));
    expect(new Set(opened.map(({ uri }) => uri)).size).toBe(1);
    const connections = await Promise.all(
      opened.map(({ uri }) => mongoose.createConnection(uri).asPromise()),
    );
    const pids = await Promise.all(
      connections.map(async (connection) => Number((await connection.db?.admin().serverStatus())?.pid)),
    );
    expect(new Set(pids)).toEqual(new Set([pidOf(dataDir)]));
    await Promise.all(connections.map((connection) => connection.close()));
  });

  it('runs for a while after its last connection, for the next one', async () => {
    const first = await connect(5);
    const pid = pidOf(dataDir);
    await first.connection.close();
    const second = await connect();
    expect(pidOf(dataDir)).toBe(pid);
    await second.connection.close();
  });

  it('starts again for a client that connects while it ends', async () => {
    const staysMilliseconds = 3000;
    for (const difference of [-30, 0, 30]) {
      const { connection, User } = await connect();
      await User.create({ email: `${difference}@example.com` });
      await connection.close();
      await sleep(staysMilliseconds + difference);
    }
    const { connection, User } = await connect();
    expect(await User.countDocuments()).toBe(3);
    await connection.close();
  });

  it('starts again after it was killed', async () => {
    for (let round = 0; round < 3; round++) {
      const { User } = await connect();
      await User.create({ email: `${round}@example.com` });
      process.kill(pidOf(dataDir), 'SIGKILL');
    }
    const { connection, User } = await connect();
    expect(await User.countDocuments()).toBe(3);
    await connection.close();
  });

  it('ends by itself when the process that started it is killed', async () => {
    const script = `import { openEmbeddedMongo } from ${JSON.stringify(new URL('../src/process/open-embedded-mongo.ts', import.meta.url).href)};
      const { default: mongoose } = await import(${JSON.stringify(import.meta.resolve('mongoose'))});
      const { uri } = await openEmbeddedMongo({ dataDir: ${JSON.stringify(dataDir)}, lingerSeconds: 0 });
      await mongoose.connect(uri);
      console.log('connected');`;
    const child = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const pid = pidOf(dataDir);
    expect(isRunning(pid)).toBe(true);
    child.kill('SIGKILL');
    await waitFor('the engine to end', () => !isRunning(pid));
  });

  it('closes cleanly on SIGTERM', async () => {
    const { User } = await connect();
    await User.create({ email: 'ana@example.com' });
    const pid = pidOf(dataDir);
    process.kill(pid, 'SIGTERM');
    await waitFor('the engine to end', () => !isRunning(pid));
    expect(pidOf(dataDir)).toBe(0);
  });

  it('listens on a loopback port if configured, for clients with its password only', async () => {
    const { uri } = await openEmbeddedMongo({ dataDir, port: 0 });
    expect(uri).toMatch(
      /^mongodb:\/\/engine:[0-9a-f]{48}@127\.0\.0\.1:\d+\/\?directConnection=true&retryWrites=false&authMechanism=PLAIN$/,
    );
    expect(await openEmbeddedMongo({ dataDir, port: 0 })).toEqual({ uri });
    const connection = await mongoose.createConnection(uri, { dbName: 'app' }).asPromise();
    expect(await connection.db?.command({ ping: 1 })).toMatchObject({ ok: 1 });

    const without = new mongoose.mongo.MongoClient(
      uri.replace(/engine:\w+@/, '').replace('&authMechanism=PLAIN', ''),
    );
    expect(await codeOf(without.db('app').collection('users').findOne())).toBe(13);
    expect(await codeOf(without.db('app').command({ serverStatus: 1 }))).toBe(13);
    await without.close();
    const wrong = new mongoose.mongo.MongoClient(uri.replace(/engine:\w+@/, `engine:${'0'.repeat(48)}@`));
    expect(await codeOf(wrong.connect())).toBe(18);
    await connection.close();
  });

  it('leaves the permissions of an existing folder as they are, and its own files private', async () => {
    chmodSync(dataDir, 0o755);
    const { connection } = await connect();
    expect(statSync(dataDir).mode & 0o777).toBe(0o755);
    for (const name of ['engine.sock', 'engine.json', 'engine.log', 'data.mdb', 'data.mdb-lock'])
      expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
    await connection.close();
  });

  it('creates a new folder for its user only', async () => {
    const created = join(dataDir, 'new', 'data');
    await openEmbeddedMongo({ dataDir: created, lingerSeconds: 0 });
    expect(statSync(created).mode & 0o777).toBe(0o700);
    const pid = pidOf(created);
    process.kill(pid, 'SIGTERM');
    await waitFor('the engine to end', () => !isRunning(pid));
  });

  it('accepts a data folder and a temporary folder whose paths are both too long for a socket', async () => {
    const long = join(dataDir, 'x'.repeat(120));
    mkdirSync(long);
    vi.stubEnv('TMPDIR', long);
    try {
      expect(socketPathOf(long)).toMatch(/^\/tmp\/embedded-mongo-\d+-[0-9a-f]{16}\/engine\.sock$/);
      const { uri } = await openEmbeddedMongo({ dataDir: long, lingerSeconds: 0 });
      expect(statSync(dirname(socketPathOf(long))).mode & 0o777).toBe(0o700);
      const connection = await mongoose.createConnection(uri).asPromise();
      expect(await connection.db?.command({ ping: 1 })).toMatchObject({ ok: 1 });
      const pid = pidOf(long);
      await connection.close();
      await waitFor('the engine to end', () => !isRunning(pid));
      expect(existsSync(dirname(socketPathOf(long)))).toBe(false);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('accepts a data folder whose path is too long for a socket', async () => {
    const long = join(dataDir, 'x'.repeat(120));
    mkdirSync(long);
    const { uri } = await openEmbeddedMongo({ dataDir: long, lingerSeconds: 0 });
    const connection = await mongoose.createConnection(uri).asPromise();
    expect(await connection.db?.command({ ping: 1 })).toMatchObject({ ok: 1 });
    const pid = pidOf(long);
    await connection.close();
    await waitFor('the engine to end', () => !isRunning(pid));
    expect(existsSync(dirname(socketPathOf(long)))).toBe(false);
  });
});
