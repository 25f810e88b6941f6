import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { restRoutes } from '../../src/operations.ts';
import { staff } from '../../src/operation/access.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import type { Result, Connect } from '../academy-api.ts';
import { everythingStored, givePoints, good, restAfter } from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { transport } from '../fetch-whole.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { anAdminWhoTeaches, keyedWrites, type KeyedWrite } from './keyed-writes.ts';
import { isWhole, oneOfEach } from '../matrices.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { rootCall } from '../root-call.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });
/** One user writes everything. */
const user = useBuilt(() => anAdminWhoTeaches(server));

beforeAll(() => givePoints(user.id, 10_000));

type Send = (key: string) => Promise<Result<unknown>>;
type Row = Pick<KeyedWrite, 'operation'> & {
  call: string;
  name: string;
  prepare: () => Promise<Record<'write' | 'other', Send>>;
};

const writes = keyedWrites({ admin: user, caller: () => Promise.resolve(user) });

const rowsBy = (surface: string, connect: Connect): Row[] =>
  writes
    .filter(({ rest }) => surface === 'GraphQL' || rest)
    .map(({ name, operation, prepare }) => ({
      call: `${name} by ${surface}`,
      name,
      operation,
      prepare: async () => {
        const { write, other } = await prepare();
        const apiOf = (key: string) => connect(server.url, user.token, { 'idempotency-key': key });
        return { write: (key) => write(apiOf(key)), other: (key) => other(apiOf(key)) };
      },
    }));

const all = surfaces.flatMap(([surface, connect]) => rowsBy(surface, connect));
const byName = (wanted: string) => all.find(({ name }) => name === wanted);

/** Of each collection that stores keys, one write by each surface. */
const rows = oneOfEach(all, ({ call, operation }) => [call.split(' by ')[1], operation.declared.storedIn]);
/** Each of them before each other write; or before a share of them, so that each comes after two of them. */
const STRIDE = isWhole ? 1 : Math.floor(rows.length / 2);

const REUSED = {
  ok: false,
  status: 422,
  detail: messages.idempotencyKeyReused,
  fields: [{ field: 'idempotencyKey', message: messages.idempotencyKeyReused }],
};

describe('a key that was used for one operation', () => {
  const foreign: { name: string; call: string; send: Send }[] = [];
  const refused = new Set<string>();

  beforeAll(async () => {
    // By REST where REST has it; how the first one was sent varies.
    for (const { name, call, prepare } of all) {
      if (foreign.some((one) => one.name === name)) continue;
      foreign.push({ name, call, send: (await prepare()).other });
    }
  }, 60_000);

  afterEach(async () => {
    await EndpointModel.updateMany({}, { $set: { events: [] } });
  });

  it.each(rows.map((row, index) => ({ ...row, index })))(
    'of $call is 422 for other ones, and changes nothing',
    async ({ name, prepare, index }) => {
      const { write } = await prepare();
      const key = randomUUID();
      good(await write(key));
      await restAfter(name);
      const before = await everythingStored();
      const others = foreign.filter(
        (one, position) => one.name !== name && (position + index) % STRIDE === 0,
      );
      const results = await Promise.all(others.map(async ({ call, send }) => [call, await send(key)]));
      expect(results).toEqual(others.map(({ call }) => [call, REUSED]));
      expect(await everythingStored()).toEqual(before);
      for (const other of others) refused.add(other.name);
    },
  );

  it('is 422 for the operations that came after none of them but their own', async () => {
    for (const { name, send } of foreign.filter((one) => !refused.has(one.name))) {
      const other = all.find((row) => row.name !== name);
      if (!other) throw new Error('there is no other operation');
      const key = randomUUID();
      good(await (await other.prepare()).write(key));
      expect(await send(key), name).toEqual(REUSED);
    }
  });
});

/** The fields of Query and Mutation by what they take. */
const argumentsOf = (name: string) =>
  rootFields.find((root) => root.name === name)?.field.args.map((arg) => `${arg.name}: ${String(arg.type)}`);

/** What the driver sends for a write. */
const variablesOf = async (write: () => Promise<Result<unknown>>) => {
  const sent = vi.spyOn(transport, 'send');
  good(await write());
  const body = String(sent.mock.calls[0]?.[1].body);
  sent.mockRestore();
  return (JSON.parse(body) as { variables: Record<string, unknown> }).variables;
};

describe('a key with the same payload', () => {
  const ofGraphqlAlone = all.filter(({ call }) => call.endsWith('by GraphQL'));
  const alike = ofGraphqlAlone.flatMap((row) => {
    const others = rootFields.filter(
      ({ name }) =>
        name !== row.name &&
        ofGraphqlAlone.some((one) => one.name === name) &&
        isDeepStrictEqual(argumentsOf(name), argumentsOf(row.name)),
    );
    return others.length > 0 ? [{ ...row, others }] : [];
  });

  const chosen = oneOfEach(alike, ({ name, operation }) => [argumentsOf(name), operation.declared.storedIn]);

  it.each(chosen)('of $call is 422 for each operation with the same payload', async ({ prepare, others }) => {
    const { write } = await prepare();
    const key = randomUUID();
    const variables = await variablesOf(() => write(key));
    for (const { field, name } of others) {
      const { declared, call } = rootCall(field);
      const request = { query: `mutation ${declared} { ${call} }`, variables };
      const { body } = await postGraphql(server.url, request, user.token, { 'idempotency-key': key });
      // What the first one has deleted is not found.
      expect([messages.idempotencyKeyReused, messages.webhookNotFound], name).toContain(
        body.errors?.[0]?.message,
      );
    }
  });
});

describe('a key of two operations at once', () => {
  it.each([1, 2, 3, 4, 5])('is accepted for one of them (%i)', async () => {
    const [redeem, refer] = [
      await byName('Mutation.redeemPoints')?.prepare(),
      await byName('Mutation.createReferral')?.prepare(),
    ];
    const key = randomUUID();
    const results = await Promise.all([redeem?.write(key), refer?.write(key)]);
    expect(results.filter((result) => result?.ok)).toHaveLength(1);
    expect(results.filter((result) => !result?.ok)).toEqual([REUSED]);
  });
});

describe('the writes that take a key', () => {
  it('are all that staff does', () => {
    const without = operationList.filter(
      ({ name, operation: { declared } }) =>
        name.startsWith('Mutation.') && declared.access === staff && !declared.isRepeatable,
    );
    expect(
      without.map(({ name }) => name),
      'give the operation `repeat` (repeatable, or runAgain where running it again does no harm)',
    ).toEqual([]);
  });

  it('are the same operation by REST', () => {
    const known = new Set(operationList.map(({ operation }) => operation));
    const unknown = restRoutes.filter(
      ({ operation }) => operation.declared.isRepeatable && !known.has(operation),
    );
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  it('are these of students; their other writes can be repeated without harm', () => {
    const withoutKey = operationList.filter(
      ({ name, operation: { declared } }) =>
        name.startsWith('Mutation.') && declared.access !== staff && !declared.isRepeatable,
    );
    expect(withoutKey.map(({ name }) => name.replace('Mutation.', '')).sort()).toEqual(
      [
        // Unique by email and document number, or a separate session.
        'register',
        'login',
        'logout',
        'setupProfile',
        'endSession',
        'endOtherSessions',
        // By anybody, without an account.
        'requestWithdrawal',
        // No digest of a password, code or token is stored.
        'changePassword',
        'requestPasswordReset',
        'resetPassword',
        'acceptInstructorInvitation',
        'confirmEmailChange',
        'stopAccountChange',
        'requestDeletion',
        'withdrawDeletion',
        'startSecondFactor',
        'confirmSecondFactor',
        'verifySecondFactor',
        'confirmIdentity',
        'endSecondFactor',
        'createAccessToken',
        'revokeAccessToken',
        // The secret of a link is stored nowhere.
        'createCalendarLink',
        'revokeCalendarLink',
        // Sets a state, also when repeated.
        'setMailPreference',
        'createServiceAccount',
        'updateServiceAccount',
        'rotateServiceAccount',
        // What was stopped stays so.
        'stopMyEmailChange',
        'keepMySecondFactor',
        // One that has ended does not change.
        'endServiceAccount',
      ].sort(),
    );
  });
});
