import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import type { Connect } from '../academy-api.ts';
import { aStudent, everythingStored, givePoints, good, restAfter, type Member } from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { aRichStudent, anAdminWhoTeaches, keyedWrites, type KeyedWrite } from './keyed-writes.ts';
import { guardClass, oneOfEach } from '../matrices.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdminWhoTeaches(server));

/** No event is delivered while a test compares what is stored. */
afterEach(async () => {
  await EndpointModel.deleteMany({});
});

const rejected = (detail: string) => ({
  ok: false,
  status: 422,
  detail,
  fields: [{ field: 'idempotencyKey', message: detail }],
});
const REUSED = rejected(messages.idempotencyKeyReused);

const aRich = (connect: Connect) => aRichStudent({ url: server.url, connect });

const withKey = (connect: Connect, { token }: Member, key: string) =>
  connect(server.url, token, { 'idempotency-key': key });

const COPIES = 12;

const storageOf = ({ operation: { declared } }: KeyedWrite) => [
  declared.storedIn,
  declared.isTransaction,
  declared.action !== null,
];

/** Comparing all that is stored takes longer than the requests. */
const comparedOf = ({ operation: { declared } }: KeyedWrite) => [
  declared.isTransaction,
  declared.storedIn !== null,
  declared.action !== null,
];

const describeWrites = (surface: string, connect: Connect, writes: KeyedWrite[]) => {
  const compared = oneOfEach(writes, comparedOf);

  describe.each(oneOfEach(writes, storageOf))(`$name by ${surface}`, ({ name, prepare }) => {
    const isCompared = compared.some((one) => one.name === name);
    const stored = () => (isCompared ? everythingStored() : Promise.resolve(''));

    it('is done once under its key, returns the same when it is sent again, and is rejected with another payload', async () => {
      const { member, write, other } = await prepare();
      const api = withKey(connect, member, randomUUID());
      const first = good(await write(api));
      if (isCompared) await restAfter(name);
      const before = await stored();
      expect(good(await write(api))).toEqual(first);
      expect(await other(api)).toEqual(REUSED);
      expect(await stored()).toEqual(before);
      good(await other(withKey(connect, member, randomUUID())));
    });
  });

  describe.each(compared)(`$name by ${surface}`, ({ name, prepare }) => {
    it('is done once when it is sent many times at once', async () => {
      const { member, write } = await prepare();
      const api = withKey(connect, member, randomUUID());
      const results = await Promise.all(Array.from({ length: COPIES }, () => write(api)));
      const [first] = results.map(good);
      for (const result of results) expect(good(result)).toEqual(first);
      await restAfter(name);
      const before = await everythingStored();
      expect(good(await write(api))).toEqual(first);
      expect(await everythingStored()).toEqual(before);
    });
  });

  const guards = oneOfEach(writes, ({ name, operation }) => guardClass(name, operation));

  describe.each(guards)(`$name by ${surface}`, ({ name, prepare }) => {
    it('rejects an empty key and one of more than 128 characters', async () => {
      const { member, write } = await prepare();
      await restAfter(name);
      const before = await everythingStored();
      for (const key of ['', 'k'.repeat(129)]) {
        expect(await write(withKey(connect, member, key))).toEqual(rejected(messages.idempotencyKeyLength));
      }
      expect(await everythingStored()).toEqual(before);
      good(await write(withKey(connect, member, randomUUID().padEnd(128, 'k'))));
    });
  });
};

const writesBy = (connect: Connect) => keyedWrites({ admin, caller: () => aRich(connect) });
const ofBoth = ({ rest }: KeyedWrite) => rest !== undefined;

for (const [surface, connect] of surfaces) describeWrites(surface, connect, writesBy(connect).filter(ofBoth));
describeWrites(
  'GraphQL alone',
  connectGraphql,
  writesBy(connectGraphql).filter((write) => !ofBoth(write)),
);

describe.each(surfaces)('a key by %s', (_surface, connect) => {
  it('belongs to its user', async () => {
    const key = randomUUID();
    for (const points of [3, 4]) {
      const member = await aRich(connect);
      const api = withKey(connect, member, key);
      expect(good(await api.redeem({ points, description: 'x' })).points).toBe(1_000 - points);
    }
  });

  it('stays unused after a rejected write', async () => {
    const member = await aStudent({ url: server.url, connect });
    const api = withKey(connect, member, randomUUID());
    expect(await api.redeem({ points: 5, description: 'x' })).toMatchObject({ status: 409 });
    await givePoints(member.id, 5);
    expect(good(await api.redeem({ points: 5, description: 'x' })).points).toBe(0);
  });

  it('is optional: without it the same write runs twice', async () => {
    const member = await aRich(connect);
    good(await member.api.redeem({ points: 5, description: 'x' }));
    expect(good(await member.api.redeem({ points: 5, description: 'x' })).points).toBe(990);
  });

  it('with several concurrent payloads is accepted for one', async () => {
    const member = await aRich(connect);
    const api = withKey(connect, member, randomUUID());
    const results = await Promise.all(
      Array.from({ length: COPIES }, (_, index) => api.redeem({ points: index + 1, description: 'x' })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results.filter(({ ok }) => !ok)) expect(result).toEqual(REUSED);
    expect(good(await member.api.myTransactions())).toHaveLength(2);
  });
});

describe('a key with a GraphQL request', () => {
  const REDEEM = 'redeemPoints(input: { points: 5, description: "x" }) { points }';

  it.each([
    `mutation { a: ${REDEEM} b: ${REDEEM} }`,
    `mutation { ...Two } fragment Two on Mutation { a: ${REDEEM} b: ${REDEEM} }`,
  ])('is for one mutation: %s changes nothing', async (query) => {
    const member = await aRich(connectGraphql);
    const stored = await everythingStored();
    const { response, body } = await postGraphql(server.url, { query }, member.token, {
      'idempotency-key': randomUUID(),
    });
    expect(response.status).toBe(422);
    expect(body.errors?.map(({ message }) => message)).toEqual([
      messages.idempotencyKeyForOne,
      messages.idempotencyKeyForOne,
    ]);
    expect(await everythingStored()).toEqual(stored);
  });

  it('is for one mutation beside its __typename', async () => {
    const member = await aRich(connectGraphql);
    const headers = { 'idempotency-key': randomUUID() };
    const query = `mutation { __typename ${REDEEM} }`;
    for (const _ of [1, 2]) {
      const { body } = await postGraphql(server.url, { query }, member.token, headers);
      expect(body.data).toEqual({ __typename: 'Mutation', redeemPoints: { points: 995 } });
    }
  });

  it('is valid for the same write by REST', async () => {
    const member = await aRich(connectGraphql);
    const key = randomUUID();
    const results = [];
    for (const [, connect] of surfaces) {
      results.push(await withKey(connect, member, key).redeem({ points: 5, description: 'x' }));
    }
    expect(results[0]).toEqual(results[1]);
    expect(good(await member.api.myPoints())).toBe(995);
  });
});
