import { randomUUID } from 'node:crypto';
import mongoose, { mongo } from 'mongoose';
import { afterEach, describe, expect, it } from 'vitest';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { everythingStored, good, restAfter } from '../builders.ts';
import { monitored, whileSeen } from '../commands.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { aRichStudent, anAdminWhoTeaches, keyedWrites } from './keyed-writes.ts';

const server = useTestServer(monitored);
const admin = useBuilt(() => anAdminWhoTeaches(server));

afterEach(async () => {
  await EndpointModel.deleteMany({});
});

const MAX_COMMANDS = 80;
const NEVER = Number.POSITIVE_INFINITY;
const AWAY = { message: 'as if the server were being shut down', code: 11_600 };

/**
 * Fails commands of transactions from the n-th on, before they are sent, while it works, and ends what is left open, as a
 * server that shuts down does. Returns how many there were.
 */
const failingFrom = async (nth: number, work: () => Promise<unknown>) => {
  let commands = 0;
  const sessions: unknown[] = [];
  await whileSeen(({ commandName, command }) => {
    if (command.autocommit !== false || commandName === 'abortTransaction') return;
    commands += 1;
    if (command.startTransaction === true) sessions.push(command.lsid);
    if (commands >= nth) throw new mongo.MongoServerError(AWAY);
  }, work);
  await mongoose.connection.db?.admin().command({ endSessions: sessions });
  return commands;
};

const rows = keyedWrites({ admin, caller: () => aRichStudent(server) });

describe.each(rows)('$name', ({ name, operation, prepare }) => {
  const { isTransaction } = operation.declared;

  const run = async (nth: number) => {
    const { member, write } = await prepare();
    const api = connectGraphql(server.url, member.token, { 'idempotency-key': randomUUID() });
    const before = await everythingStored();
    let first: unknown;
    const commands = await failingFrom(nth, async () => {
      const result = await write(api);
      if (result.ok) first = result.data;
    });
    if (first === undefined) {
      expect(await everythingStored()).toEqual(before);
      first = good(await write(api));
    }
    await restAfter(name);
    const stored = await everythingStored();
    expect(good(await write(api))).toEqual(first);
    expect(await everythingStored()).toEqual(stored);
    return commands;
  };

  it.runIf(isTransaction)(
    'stores nothing if it ends before its commit, and is done once under its key',
    async () => {
      const whole = await run(MAX_COMMANDS);
      expect(whole).toBeGreaterThan(1);
      expect(whole).toBeLessThan(MAX_COMMANDS);
      // Before its commit, or before each of its commands.
      for (let nth = isWhole ? 1 : whole; nth <= whole; nth += 1) await run(nth);
    },
  );

  it.skipIf(isTransaction)('is done once under its key', async () => void (await run(NEVER)));
});
