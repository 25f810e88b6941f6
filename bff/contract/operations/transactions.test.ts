import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { afterEach, describe, expect, it } from 'vitest';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { aStudent, anAdmin, everythingStored, givePoints, good } from '../builders.ts';
import { monitored, whileSeen } from '../commands.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { operationList } from '../operation-list.ts';
import { graphqlKeyedWrites } from './keyed-writes.ts';

const server = useTestServer(monitored);
const admin = useBuilt(() => anAdmin(server));

afterEach(async () => {
  await EndpointModel.deleteMany({});
});

const writes = graphqlKeyedWrites({
  server,
  admin: () => admin,
  caller: async () => {
    const member = await aStudent(server);
    await givePoints(member.id, 1_000);
    return member;
  },
});

const MAX_COMMANDS = 80;
const AWAY = { message: 'as if the server were being shut down', code: 11_600 };

/** Fails commands of transactions from the n-th on, before they are sent, while it works. Returns how many there were. */
const failingFrom = async (nth: number, work: () => Promise<unknown>) => {
  let commands = 0;
  await whileSeen(({ commandName, command }) => {
    if (command.autocommit !== false || commandName === 'abortTransaction') return;
    commands += 1;
    if (commands >= nth) throw new mongo.MongoServerError(AWAY);
  }, work);
  return commands;
};

const declarationOf = (name: string) =>
  operationList.find((one) => one.name === name.replace(/ \(.*/, ''))?.operation.declared;

const rows = Object.entries(writes)
  .filter(([name]) => declarationOf(name)?.isTransaction)
  .map(([name, prepare]) => ({ name, prepare }));

describe.each(rows)('$name', ({ prepare }) => {
  const run = async (nth: number) => {
    const { member, write } = await prepare();
    const send = () => write(connectGraphql(server.url, member.token, { 'idempotency-key': randomUUID() }));
    const before = await everythingStored();
    let isDone = false;
    const commands = await failingFrom(nth, async () => (isDone = (await send()).ok));
    if (isDone) return commands;
    expect(await everythingStored()).toEqual(before);
    good(await send());
    return commands;
  };

  it('stores nothing if it ends before its commit, and is done when it is sent again', async () => {
    const whole = await run(MAX_COMMANDS);
    expect(whole).toBeGreaterThan(1);
    expect(whole).toBeLessThan(MAX_COMMANDS);
    // Before its commit, or before each of its commands.
    for (let nth = isWhole ? 1 : whole; nth <= whole; nth += 1) await run(nth);
  });
});
