import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import {
  NO_SUCH_ID,
  aCourse,
  aPersonalisedCourse,
  aRegistration,
  aStudent,
  anAdmin,
  everythingStored,
} from '../builders.ts';
import { AGENDA_ROWS_PER_DAY } from '../../src/features/planning/agenda.operations.ts';
import { MY_DATA_ROWS } from '../../src/features/privacy/my-data.operations.ts';
import { REPORT_ROWS_PER_MONTH, STATS_ROWS } from '../../src/features/reports/report.operations.ts';
import { MAX_ROWS } from '../../src/graphql/root-fields.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { listedCodes } from '../graphql-codes.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const LISTED_CODES = listedCodes();

const server = useTestServer();
const student = useBuilt(() => aStudent(server));

type Rejection = { status: number; message: string; code: string; allow: string | null };

/** Every rejection has the form of GraphQL over HTTP: JSON with `errors`, each with a message and a code. */
const rejected = async (init: RequestInit, search = '', path = '/graphql'): Promise<Rejection> => {
  const response = await fetch(`${server.url}${path}${search}`, init);
  expect(response.headers.get('content-type')).toMatch(/^application\/(json|graphql-response\+json)/);
  const { errors, data } = (await response.json()) as {
    errors: { message: string; extensions: { code: string; stacktrace?: unknown } }[];
    data?: unknown;
  };
  expect(Object.values(data ?? {}).filter((field) => field !== null)).toEqual([]);
  const [first] = errors;
  expect(first?.message).toEqual(expect.stringMatching(/\S/));
  expect(LISTED_CODES).toContain(first?.extensions.code);
  expect(first?.extensions.stacktrace).toBeUndefined();
  return {
    status: response.status,
    message: first?.message ?? '',
    code: first?.extensions.code ?? '',
    allow: response.headers.get('allow'),
  };
};

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  headers,
  body,
});
const send = (query: string) => rejected(post(JSON.stringify({ query })));

describe('transport errors of GraphQL', () => {
  it('malformed JSON is 400', async () => {
    for (const body of ['{', '{"query":', 'null', 'NaN', '"{ me }"']) {
      expect(await rejected(post(body))).toMatchObject({ status: 400, message: messages.malformedJson });
    }
  });

  it('a body that is not JSON is 415, so that no cross-site form can send a request', async () => {
    const query = JSON.stringify({ query: '{ health { status } }' });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/graphql',
    ]) {
      expect(await rejected(post(query, { 'content-type': type }))).toMatchObject({
        status: 415,
        message: messages.contentType,
      });
    }
  });

  it('no other path, nor another form of it, serves the API', async () => {
    const query = JSON.stringify({ query: '{ health { status } }' });
    for (const path of ['/graphql/anything', '/graphql/graphql', '/GraphQL', '/GRAPHQL/']) {
      expect(await rejected(post(query), '', path)).toMatchObject({
        status: 404,
        message: messages.pathNotFound,
      });
    }
  });

  it('a body that is too large is 413, packed or not, on every form of the path', async () => {
    const query = `{ health { status } } # ${'a'.repeat(40_000)}`;
    const body = JSON.stringify({ query });
    for (const path of ['/graphql', '/graphql/', '/GraphQL']) {
      expect(await rejected(post(body), '', path)).toMatchObject({ status: 413, message: messages.tooLarge });
    }
    const bomb = gzipSync(JSON.stringify({ query: `{ me } # ${'a'.repeat(5_000_000)}` }));
    expect((await rejected(post(bomb, { ...JSON_TYPE, 'content-encoding': 'gzip' }))).status).toBe(413);
  });

  it('an empty, shapeless or batched request is 400', async () => {
    for (const body of [
      '{}',
      '[]',
      '{"query":5}',
      '{"query":""}',
      '{"variables":{}}',
      '{"query":"{ health { status } }","variables":5}',
    ]) {
      expect({ body, ...(await rejected(post(body))) }).toMatchObject({ body, status: 400 });
    }
    const batch = JSON.stringify(Array(5).fill({ query: '{ health { status } }' }));
    expect((await rejected(post(batch))).status).toBe(400);
    expect((await rejected({ method: 'POST' })).status).toBe(400);
  });

  it('a wrong method is 405 with the allowed ones', async () => {
    const notAllowed = { status: 405, allow: 'GET, POST', message: messages.methodNotAllowed };
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect(await rejected({ method })).toMatchObject(notAllowed);
      const body = '{"query":"{ health { status } }"}';
      expect(await rejected({ method, headers: JSON_TYPE, body })).toMatchObject(notAllowed);
    }
    const { status, headers } = await fetch(`${server.url}/graphql`, { method: 'HEAD' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('a persisted query causes no server error', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'abc' } };
    const { response } = await postGraphql(server.url, { query: '{ health { status } }', extensions });
    expect(response.status).toBeLessThan(500);
  });

  it('a mutation does not run by GET', async () => {
    const search = `?query=${encodeURIComponent('mutation { logout { detail } }')}`;
    const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${student.token}` };
    expect(await rejected({ headers }, search)).toMatchObject({ status: 405, allow: 'POST' });
    expect((await student.api.me()).ok).toBe(true);
  });

  it('a simple cross-site GET is rejected', async () => {
    expect((await rejected({}, '?query={health{status}}')).status).toBe(400);
  });

  it('a document that is invalid is 400 and shows no internals', async () => {
    const invalid = [
      '{',
      'query',
      '{ nothing }',
      '{ me }',
      '{ me { password } }',
      '{ me { passwordHash } }',
      'mutation { me { id } }',
    ];
    for (const query of [
      ...invalid,
      'subscription { me { id } }',
      '{ course { id } }',
      'query a { health { status } } query b { health { status } }',
    ]) {
      const { status, message } = await send(query);
      expect({ query, status }).toEqual({ query, status: 400 });
      expect(message).not.toMatch(/node_modules|\bat \w+|mongo/i);
    }
  });
});

const manyTimes = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

describe('GraphQL bombs', () => {
  const deep = (levels: number): string => (levels === 0 ? 'name' : `ofType { ${deep(levels - 1)} }`);

  it.each([
    ['too many tokens', `{ ${manyTimes(1_100, () => 'health { status }')} }`],
    ['too many aliases', `{ ${manyTimes(40, (index) => `a${index}: health { status }`)} }`],
    ['too deep', `{ __type(name: "User") { fields { type { ${deep(12)} } } } }`],
    [
      'aliases in a fragment',
      `{ ...F } fragment F on Query { ${manyTimes(40, (index) => `a${index}: adminStats { totalUsers }`)} }`,
    ],
    ['a circular fragment', '{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }'],
    ['many directives', `{ health ${manyTimes(400, () => '@include(if: true)')} { status } }`],
    ['many variables', `query (${manyTimes(400, (index) => `$v${index}: Int`)}) { health { status } }`],
  ])('%s is rejected at once', async (_, query) => {
    expect((await send(query)).status).toBe(400);
  });

  it('fragments within fragments count by what they select, without a delay', async () => {
    const chain = manyTimes(
      30,
      (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    const query = `{ ...F0 } ${chain} fragment F30 on Query { health { status } }`;
    const { body } = await postGraphql(server.url, { query });
    // Each of them twice would be a thousand million selections, which no test waits for.
    expect(body).toEqual({ data: { health: { status: 'ok' } } });
  });

  it('a list that is requested repeatedly is limited by its rows', async () => {
    await Promise.all(Array.from({ length: 300 }, () => aCourse()));
    const { body } = await postGraphql(server.url, {
      query: `{ ${manyTimes(15, (index) => `a${index}: courses(limit: 500) { id }`)} }`,
    });
    expect(body.errors?.[0]).toMatchObject({ message: messages.tooLarge, extensions: { code: 'TOO_LARGE' } });
  });

  it.each([
    [
      'classReport',
      '(fromMonth: "2024-01", toMonth: "2026-12") { coursesLeftOut }',
      36 * REPORT_ROWS_PER_MONTH,
    ],
    [
      'classReport',
      '(fromMonth: "2026-01", toMonth: "2026-12") { coursesLeftOut }',
      12 * REPORT_ROWS_PER_MONTH,
    ],
    ['reports', '(fromMonth: "2024-01", toMonth: "2026-12") { month }', 36 * REPORT_ROWS_PER_MONTH],
    ['moneyReport', '(fromMonth: "2024-01", toMonth: "2026-12") { month }', 36 * REPORT_ROWS_PER_MONTH],
    ['adminStats', ' { totalUsers }', STATS_ROWS],
    ['myData', ' { next }', MY_DATA_ROWS],
    ['agenda', '(from: "2026-03-01", to: "2026-05-01") { id }', 62 * AGENDA_ROWS_PER_DAY],
    ['agenda', '(from: "2026-03-01", to: "2026-03-20") { id }', 20 * AGENDA_ROWS_PER_DAY],
  ])(
    '%s counts as rows by its cost or the length of its range, whatever the number of stored ones: %s',
    async (field, call, rows) => {
      const admin = await anAdmin(server);
      const refusals = async (count: number) => {
        const query = `{ ${manyTimes(count, (index) => `a${index}: ${field}${call}`)} }`;
        const { body } = await postGraphql(server.url, { query }, admin.token);
        return (body.errors ?? []).map(({ extensions }) => extensions?.code);
      };
      const allowed = Math.floor(MAX_ROWS / rows) + 1;
      expect(await refusals(allowed)).toEqual([]);
      expect(await refusals(allowed + 1)).toEqual(['TOO_LARGE']);
    },
  );

  it('an input with hundreds of errors returns twenty of them', async () => {
    const input = {
      courseId: (await aPersonalisedCourse()).id,
      ammoBoxes: Array.from({ length: 500 }, () => ({ caliber: 'x', quantity: 0 })),
    };
    const query = 'mutation ($input: EnrolInput!) { enrol(input: $input) { id } }';
    const { body } = await postGraphql(server.url, { query, variables: { input } }, student.token);
    expect(body.errors?.[0]?.extensions.fields).toHaveLength(20);
  });

  it('many operations in one document are rejected unless one is chosen', async () => {
    const query = manyTimes(60, (index) => `query q${index} { health { status } }`);
    expect((await send(query)).status).toBe(400);
  });

  it('many registrations in one mutation stop at the limit of aliases', async () => {
    const before = await everythingStored();
    const inputs = Array.from({ length: 20 }, () => {
      const { documentType: _, gender: __, birthDate: ___, ...person } = aRegistration();
      return { ...person, documentType: 'DNI', gender: 'MUJER', birthDate: '1990-01-01' };
    });
    const declared = inputs.map((_, index) => `$i${index}: RegisterInput!`).join(' ');
    const query = `mutation (${declared}) { ${inputs.map((_, index) => `a${index}: register(input: $i${index}) { accessToken }`).join(' ')} }`;
    const variables = Object.fromEntries(inputs.map((input, index) => [`i${index}`, input]));
    const { response } = await postGraphql(server.url, { query, variables });
    expect(response.status).toBe(400);
    expect(await everythingStored()).toEqual(before);
  });
});

it('a mutation that succeeded returns its result beside one that failed', async () => {
  const query = `mutation { a: createReferral(input: { referredEmail: "amiga@example.com" }) { referredEmail } b: redeemPoints(input: { points: 5, description: "x" }) { points } }`;
  const { response, body } = await postGraphql(server.url, { query }, student.token);
  expect(body.data).toEqual({ a: { referredEmail: 'amiga@example.com' }, b: null });
  expect(body.errors).toMatchObject([{ path: ['b'], message: messages.insufficientPoints }]);
  expect(response.status).toBe(200);
});

it('a missing course does not affect the other fields', async () => {
  const query = `{ course(id: "${NO_SUCH_ID}") { id } health { status } }`;
  const { response, body } = await postGraphql(server.url, { query });
  expect(body.data).toEqual({ course: null, health: { status: 'ok' } });
  expect(body.errors).toMatchObject([{ path: ['course'], extensions: { code: 'NOT_FOUND' } }]);
  expect(response.status).toBe(200);
});

it('one failing field of several decides the status, and the others return their data', async () => {
  const { response, body } = await postGraphql(server.url, { query: '{ health { status } me { id } }' });
  expect(response.status).toBe(401);
  expect(body.errors?.[0]).toMatchObject({ message: messages.unauthenticated, path: ['me'] });
});

it('introspection works here and is off in production', async () => {
  const query = '{ __schema { queryType { name } } }';
  expect((await postGraphql(server.url, { query })).body.data).toEqual({
    __schema: { queryType: { name: 'Query' } },
  });
});

it('a student reads no data of other people', async () => {
  const canary = 'Calle del Canario 999';
  await aStudent(server, { address: canary });
  const fields =
    '{ me { id address points } myEnrolments { nodes { id course { id } } } courses { id } myReferrals { nodes { id } } myPointsTransactions { nodes { id } } }';
  const { body } = await postGraphql(server.url, { query: fields }, student.token);
  expect(body.errors).toBeUndefined();
  expect(JSON.stringify(body)).not.toContain(canary);
});
