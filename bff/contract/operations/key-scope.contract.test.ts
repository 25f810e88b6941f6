import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { restRoutes } from '../../src/operations.ts';
import { staff } from '../../src/operation/access.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import type { AcademyApi, AdminApi, Result, Connect } from '../academy-api.ts';
import { anAdmin, everythingStored, givePoints, good, restAfter } from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { transport } from '../fetch-whole.ts';
import type { Scene, Write } from '../graphql-writes.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { graphqlKeyedWrites } from './keyed-writes.ts';
import { isWhole, oneOfEach } from '../matrices.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { rootCall } from '../root-call.ts';
import { studentWrites } from './student-writes.ts';

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });
const user = useBuilt(() => anAdmin(server));

beforeAll(async () => {
  await givePoints(user.id, 10_000);
});

/** One user writes everything. */
const scene: Scene = { server, admin: () => user, caller: () => Promise.resolve(user) };
const ofBoth = studentWrites(scene);
const ofGraphql = graphqlKeyedWrites(scene);

const storedInOf = (field: string) =>
  operationList.find(({ name }) => name === field)?.operation.declared.storedIn;

type Send = (key: string) => Promise<Result<unknown>>;
type Row = { call: string; operation: string; prepare: () => Promise<Record<'write' | 'other', Send>> };

const rowsBy = <Api>(
  surface: string,
  connect: Connect<Api>,
  writes: Record<string, () => Promise<Write<Api>>>,
): Row[] =>
  Object.entries(writes).map(([name, prepare]) => ({
    call: `${name} by ${surface}`,
    operation: name.replace(/ \(.*/, ''),
    prepare: async () => {
      const { write, other } = await prepare();
      const apiOf = (key: string) => connect(server.url, user.token, { 'idempotency-key': key });
      return { write: (key) => write(apiOf(key)), other: (key) => other(apiOf(key)) };
    },
  }));

const all: Row[] = [
  ...rowsBy('REST', connectRest as Connect<AcademyApi>, ofBoth),
  ...rowsBy('GraphQL', connectGraphql as Connect<AcademyApi>, ofBoth),
  ...rowsBy('GraphQL', connectGraphql as Connect<AdminApi>, ofGraphql),
];

/** Of each collection that stores keys, one write by each surface. */
const rows = oneOfEach(all, ({ call, operation }) => [call.split(' by ')[1], storedInOf(operation)]);
/** Each of them before each other write; or before a share of them, so that each comes after two of them. */
const STRIDE = isWhole ? 1 : Math.floor(rows.length / 2);

const REUSED = {
  ok: false,
  status: 422,
  detail: messages.idempotencyKeyReused,
  fields: [{ field: 'idempotencyKey', message: messages.idempotencyKeyReused }],
};

describe('a key that was used for one operation', () => {
  const foreign: { operation: string; call: string; send: Send }[] = [];
  const refused = new Set<string>();

  beforeAll(async () => {
    // By REST where REST has it; how the first one was sent varies.
    for (const { operation, call, prepare } of all) {
      if (foreign.some((one) => one.operation === operation)) continue;
      foreign.push({ operation, call, send: (await prepare()).other });
    }
  }, 60_000);

  afterEach(async () => {
    await EndpointModel.updateMany({}, { $set: { events: [] } });
  });

  it.each(rows.map((row, index) => ({ ...row, index })))(
    'of $call is 422 for other ones, and changes nothing',
    async ({ operation, prepare, index }) => {
      const { write } = await prepare();
      const key = randomUUID();
      good(await write(key));
      await restAfter(operation);
      const before = await everythingStored();
      const others = foreign.filter(
        (one, position) => one.operation !== operation && (position + index) % STRIDE === 0,
      );
      const results = await Promise.all(others.map(async ({ call, send }) => [call, await send(key)]));
      expect(results).toEqual(others.map(({ call }) => [call, REUSED]));
      expect(await everythingStored()).toEqual(before);
      for (const other of others) refused.add(other.operation);
    },
  );

  it('is 422 for the operations that came after none of them but their own', async () => {
    for (const { operation, send } of foreign.filter((one) => !refused.has(one.operation))) {
      const other = all.find((row) => row.operation !== operation);
      if (!other) throw new Error('there is no other operation');
      const key = randomUUID();
      good(await (await other.prepare()).write(key));
      expect(await send(key), operation).toEqual(REUSED);
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
        name !== row.operation &&
        ofGraphqlAlone.some(({ operation }) => operation === name) &&
        isDeepStrictEqual(argumentsOf(name), argumentsOf(row.operation)),
    );
    return others.length > 0 ? [{ ...row, others }] : [];
  });

  const chosen = oneOfEach(alike, ({ operation }) => [argumentsOf(operation), storedInOf(operation)]);

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
      await ofBoth['Mutation.redeemPoints']?.(),
      await ofBoth['Mutation.createReferral']?.(),
    ];
    const api = connectGraphql(server.url, user.token, { 'idempotency-key': randomUUID() });
    const results = await Promise.all([redeem?.write(api), refer?.write(api)]);
    expect(results.filter((result) => result?.ok)).toHaveLength(1);
    expect(results.filter((result) => !result?.ok)).toEqual([REUSED]);
  });
});

describe('the writes that take a key', () => {
  const repeatable = operationList.filter(({ operation }) => operation.declared.isRepeatable);

  it('each have a row that tests them', () => {
    const missing = repeatable
      .map(({ name }) => name)
      .filter((name) => !all.some((row) => row.operation === name));
    expect(
      missing,
      'add its row to bff/contract/access, or to student-writes.ts, which both surfaces have',
    ).toEqual([]);
  });

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
