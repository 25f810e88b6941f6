import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createProgram } from '../../cli/program.ts';
import { MIGRATIONS } from '../../src/database/migrations/migrate.ts';
import { release, VERSION } from '../../src/process/version.ts';
import { useCommandLine } from '../command-line.ts';
import { useTestServer } from '../harness.ts';
import { runServer } from '../processes.ts';

const COMMIT = 'abcdef0123456789';
const OWN = release.commit === 'unknown' ? VERSION : `${VERSION} (${release.commit.slice(0, 10)})`;
const SENTENCE = `was changed by a newer build, of version 9.9.9 (abcdef0123): this build, of version ${OWN}, does not know 9998-of-today, 9999-of-tomorrow. Start the newer build, or restore a backup of this one.`;

const server = useTestServer();
const runCommand = useCommandLine(server);
let client: mongo.MongoClient;
let newer: mongo.Db;
let folder: string;

beforeAll(async () => {
  client = await mongo.MongoClient.connect(inject('mongoUri'), { retryWrites: false });
  newer = client.db(`test-${randomBytes(6).toString('hex')}`);
  await newer
    .collection('migrations')
    .insertMany([
      ...MIGRATIONS.map(({ name }) => ({ _id: name as never, appliedAt: new Date() })),
      { _id: '9998-of-today' as never, appliedAt: new Date(), appVersion: '9.9.8' },
      { _id: '9999-of-tomorrow' as never, appliedAt: new Date(), appVersion: '9.9.9', appCommit: COMMIT },
    ]);
  folder = await mkdtemp(join(tmpdir(), 'academia-newer-'));
  await writeFile(join(folder, 'file.csv'), 'Email\na@b.example\n');
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

const contents = async () => {
  const names = (await newer.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  return Promise.all(names.map(async (name) => [name, await newer.collection(name).find().toArray()]));
};

const leaves = (command: Command, path: string[] = []): { path: string[]; command: Command }[] =>
  command.commands.flatMap((one) => {
    const names = [...path, one.name()];
    return one.commands.length > 0 ? leaves(one, names) : [{ path: names, command: one }];
  });

/** Values by the name of an argument or option, where any text is not enough. */
const VALUES: Record<string, string> = {
  file: 'file.csv',
  folder: 'backup',
  day: '2026-11-23',
  scope: 'read',
  role: 'admin',
  email: 'a@b.example',
};

const argumentsOf = (command: Command) => {
  const valueOf = (name: string, choices?: readonly string[]) => {
    const value = choices?.[0] ?? VALUES[name] ?? '1';
    return name === 'file' || name === 'folder' ? join(folder, value) : value;
  };
  const given = command.registeredArguments
    .filter(({ required }) => required)
    .map((one) => valueOf(one.name(), one.argChoices));
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap((one) => [one.long ?? '', valueOf(one.attributeName(), one.argChoices)]);
  return [...given, ...options];
};

it('a server does not start on the database of a newer version, reports both versions with their commits and writes nothing', async () => {
  const before = await contents();
  const ending = await runServer({ ...server.settings, DB_NAME: newer.databaseName, PORT: '0' });
  expect(ending).toEqual({
    code: 1,
    stdout: '',
    stderr: `The database ${newer.databaseName} ${SENTENCE}\n`,
  });
  expect(await contents()).toEqual(before);
});

it('no command runs on the database of a newer version', async () => {
  const before = await contents();
  for (const { path, command } of leaves(createProgram())) {
    const args = [...path, ...argumentsOf(command)];
    const result = await runCommand(args, 'una contraseña larga\n', { DB_NAME: newer.databaseName });
    expect(result, `${args.join(' ')}: open the database by withDatabase or withRawDatabase`).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(SENTENCE) as string,
    });
  }
  expect(await contents()).toEqual(before);
  expect(await readdir(folder)).toEqual(['file.csv']);
});

it('each applied migration is recorded with the version that applied it', async () => {
  const recorded = await client.db(server.settings.DB_NAME).collection('migrations').find().toArray();
  const numbered = recorded.filter(({ _id }) => MIGRATIONS.some(({ name }) => name === String(_id)));
  expect(numbered.map(({ appVersion }) => appVersion as string)).toEqual(MIGRATIONS.map(() => VERSION));
});
