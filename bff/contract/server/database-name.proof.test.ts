import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readEnv } from '../../src/process/env.ts';
import { runCli, runServer, startServerProcess } from '../processes.ts';

const newName = () => `test-${randomBytes(6).toString('hex')}`;

const PASSWORD = 'p%2Fw';

/** The address of the tests' server with a database in its path. */
const addressOf = (name: string) => {
  const [, hosts = '', options = ''] =
    /^(mongodb[^/]*\/\/[^/?]*)\/?[^?]*(.*)$/.exec(inject('mongoUri')) ?? [];
  return `${hosts}/${name}${options}`;
};

let client: mongo.MongoClient;
beforeAll(async () => {
  client = await mongo.MongoClient.connect(inject('mongoUri'), { retryWrites: false });
});
afterAll(() => client.close());

it.each([
  ['mongodb://h', 'academia'],
  ['mongodb://h/', 'academia'],
  ['mongodb://h/?replicaSet=rs0', 'academia'],
  ['mongodb://h/mydb', 'mydb'],
  ['mongodb://h/mydb?replicaSet=rs0', 'mydb'],
  [`mongodb://user:${PASSWORD}@a:1,b:2/mydb?appName=/y`, 'mydb'],
  [`mongodb+srv://user:${PASSWORD}@cluster.example/my%2Ddb?retryWrites=true`, 'my-db'],
  ['mongodb://%2Ftmp%2Fmongodb-27017.sock/mydb', 'mydb'],
])('%s names the database %s', (MONGODB_URI, name) => {
  expect(readEnv({ MONGODB_URI }).DB_NAME).toBe(name);
  // As the driver reads it.
  if (name !== 'academia') {
    const driver = new mongo.MongoClient(MONGODB_URI.replace('+srv', ''));
    expect(driver.db().databaseName).toBe(name);
  }
});

it('DB_NAME is used if MONGODB_URI has no database, and may be the same one', () => {
  expect(readEnv({ DB_NAME: 'mine' }).DB_NAME).toBe('mine');
  expect(readEnv({ DB_NAME: 'mine', MONGODB_URI: 'mongodb://h/?x=y' }).DB_NAME).toBe('mine');
  expect(readEnv({ DB_NAME: 'mine', MONGODB_URI: 'mongodb://h/mine' }).DB_NAME).toBe('mine');
});

it('two different names stop the start of a server and of a command, with one line', async () => {
  const settings = { NODE_ENV: 'test', MONGODB_URI: addressOf('one'), DB_NAME: 'two' };
  const line = 'MONGODB_URI names the database one and DB_NAME two: remove DB_NAME\n';
  for (const ending of await Promise.all([runServer(settings), runCli(['verify'], settings)]))
    expect(ending).toEqual({ code: 1, stdout: '', stderr: line });
});

it('a database of MongoDB itself is rejected', () => {
  for (const name of ['admin', 'config', 'local']) {
    expect(() => readEnv({ MONGODB_URI: `mongodb://user:${PASSWORD}@h/${name}` })).toThrow(
      new RegExp(`^MONGODB_URI names the database ${name}, .*authSource=${name}$`),
    );
    expect(() => readEnv({ DB_NAME: name })).toThrow(/^DB_NAME names the database/);
  }
});

it('the server, the command line and a backup use the database that MONGODB_URI names', async () => {
  const name = newName();
  const folder = await mkdtemp(join(tmpdir(), 'academia-name-'));
  const settings = { NODE_ENV: 'test', MONGODB_URI: addressOf(name), DB_NAME: '' };
  const server = await startServerProcess(settings);
  const admin = ['create-admin', '--email', 'ana@example.com', '--password-stdin'];
  const created = await runCli(admin, settings, 'clave-de-ana\n');
  expect([created.code, created.stderr]).toEqual([0, '']);
  expect(await client.db(name).collection('users').countDocuments()).toBe(1);
  await runCli(['backup', join(folder, 'backup')], settings);
  expect(await readFile(join(folder, 'backup', 'manifest.json'), 'utf8')).toContain('"users"');
  await server.stop();
  await rm(folder, { recursive: true });
  await client.db(name).dropDatabase();
});
