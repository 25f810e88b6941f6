import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectDatabase } from '../src/database/connect.ts';
import { allModels } from '../src/models.ts';
import { readEnv } from '../src/process/env.ts';
import { clearSubscriptions } from '../src/outgoing/subscriptions.ts';
import { startServer } from '../src/start/start.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { freePort } from './free-port.ts';

type Settings = Record<string, string>;

/** Settings of a server of its own database; `overrides` wins. */
export const testSettings = async (overrides: Settings = {}): Promise<Settings> => ({
  NODE_ENV: 'test',
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  MONGODB_URI: inject('mongoUri'),
  DB_NAME: `test-${randomBytes(6).toString('hex')}`,
  RATE_LIMITS: 'off',
  TIME_LIMITS: overrides.NODE_ENV === 'production' ? 'on' : (process.env.TIME_LIMITS ?? 'on'),
  // What a test sends arrives at any hour.
  MAIL_QUIET_HOURS: 'off',
  LOG_LEVEL: 'silent',
  ...overrides,
});

type Running = Awaited<ReturnType<typeof startServer>>;

/** Those of this process, which share its connection to the database. */
const running = new Set<Running>();

const urlOf = ({ port }: Running) => `http://127.0.0.1:${port}`;

export const serverAt = (url: string) => [...running].find((server) => urlOf(server) === url);

/** A server that stops closes the connection: it is opened again for the one that a whole file has. */
const stopOne = async (server: Running) => {
  const { name } = mongoose.connection;
  running.delete(server);
  await server.stop();
  const [other] = running;
  if (!other) return;
  const { env, log } = other.deps;
  await connectDatabase(other.database, { env: { ...env, DB_NAME: name }, log, models: allModels });
};

/**
 * The real server in this process, on a real port and a real database of its own. It does not sweep by itself: a test
 * that lasts longer than the interval would see data change that it did not touch.
 */
export const startTestServer = async (
  overrides: Settings = {},
  options: { requestMs?: number; isMailing?: boolean } = {},
) => {
  const settings = await testSettings(overrides);
  const server = await startServer(readEnv(settings), { isSweeping: false, ...options });
  running.add(server);
  // Of the test file before, which this process has run.
  clearSubscriptions();
  return {
    ...server,
    settings,
    url: urlOf(server),
    connect: connectGraphql,
    stop: () => stopOne(server),
  };
};

/** The same on an embedded engine of its own, whose data are gone when it stops. */
export const startServerWithOwnEngine = async (overrides: Settings = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-engine-'));
  const server = await startTestServer({ ...overrides, MONGODB_URI: '', DATA_DIR: dataDir });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop, dataDir };
};

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** What a whole file or describe block has, such as a member: built before its tests and later hooks. */
export const useBuilt = <T extends object>(build: () => Promise<T>): T => {
  const built = {} as T; // filled before anything reads it
  beforeAll(async () => {
    Object.assign(built, await build());
  });
  return built;
};

/** The server of a whole file or describe block: there before its tests and hooks, gone after them. */
export const useTestServer = (overrides?: Settings): TestServer => {
  const server = useBuilt(() => startTestServer(overrides));
  afterAll(() => server.stop());
  return server;
};
