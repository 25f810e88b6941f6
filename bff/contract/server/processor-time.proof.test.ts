import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { MAX_LIST_LENGTH } from '#domain/schema.ts';
import { MAX_ALIASES } from '../../src/graphql/apollo.ts';
import { restRoutes } from '../../src/operations.ts';
import {
  NO_SUCH_ID,
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  good,
  type Member,
} from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { FORMS, graphqlRequests, rootsWithInput } from '../large-inputs/graphql-requests.ts';
import { MAX_MS, leastProcessorMs, processorMs } from '../large-inputs/processor-ms.ts';
import type { Known, LargeRequest } from '../large-inputs/large-request.ts';
import { restRequests } from '../large-inputs/rest-requests.ts';
import { LITERAL_SHAPES, VARIABLE_SHAPES } from '../large-inputs/shapes.ts';
import { sendPlain } from '../plain-http.ts';

/** The long form, `LARGE_INPUTS=full`: every shape in every field. */
const isFull = process.env.LARGE_INPUTS === 'full';
/** The short form sends one request of so many: primes, so that no shape is left out again and again. */
const STRIDE = isFull ? { graphql: 1, rest: 1 } : { graphql: 31, rest: 11 };
const PATIENCE_MS = isFull ? 600_000 : 60_000;

const server = useTestServer();
const agent = new Agent({ keepAlive: true });
let student: Member;
const admin = useBuilt(() => anAdmin({ url: server.url, connect: connectRest }));
let known: Known;
let enrolmentId: string;

beforeAll(async () => {
  student = await aStudent({ url: server.url, connect: connectRest });
  enrolmentId = good(await student.api.enrol(aBooking((await aPersonalisedCourse()).id))).id;
  known = { courseId: (await aCourse()).id, userId: student.id, id: enrolmentId };
});

afterAll(() => agent.destroy());

const shapes = new Set<string>();
const worst: { name: string; ms: number }[] = [];

afterAll(() => {
  if (!isFull) return;
  const dearest = worst.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.log(dearest.map(({ name, ms }) => `${ms.toFixed()} ms: ${name}`).join('\n'));
});

/** What makes the request a failure of this test. */
const faultsOf = async (request: LargeRequest, token: string | null) => {
  const { name, shape, ...sent } = request;
  shapes.add(shape);
  const headers = {
    ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  let status = 0;
  const least = await leastProcessorMs(async () => {
    ({ status } = await sendPlain(server.url, agent, { ...sent, headers }));
  });
  worst.push({ name, ms: least });
  const caller = token === null ? 'a visitor' : 'a student';
  const faults = [
    ...(least < MAX_MS ? [] : [`takes ${least.toFixed()} ms of the processor`]),
    ...(status < 500 ? [] : [`responds with ${status}`]),
  ];
  return faults.map((fault) => `${name} by ${caller} ${fault}`);
};

/** Each operation begins elsewhere, so that all shapes are sent. */
const sampled = <T>(all: readonly T[], offset: number, stride: number) =>
  all.filter((_, index) => (index + offset) % stride === 0);

const faultsOfAll = async (requests: readonly LargeRequest[]) => {
  const faults: string[] = [];
  for (const request of requests) {
    for (const token of [null, student.token]) faults.push(...(await faultsOf(request, token)));
  }
  return faults;
};

describe('a large input in any field costs little processor time', () => {
  it.each(rootsWithInput.map((root, index) => ({ name: `${root.type}.${root.field.name}`, root, index })))(
    'by GraphQL: $name',
    async ({ root, index }) => {
      const requests = sampled(graphqlRequests(root, { known }), index, STRIDE.graphql).flatMap(
        (write, position) => {
          const ofForm = FORMS[(index + position) % FORMS.length];
          return ofForm ? [write(ofForm)] : [];
        },
      );
      expect(await faultsOfAll(requests)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each(restRoutes.map((route, index) => ({ name: `${route.method} ${route.path}`, route, index })))(
    'by REST: $name',
    async ({ route, index }) => {
      expect(await faultsOfAll(sampled(restRequests(route, enrolmentId), index, STRIDE.rest))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('of every shape', () => {
    expect([...shapes].sort()).toEqual(
      [...Object.keys(VARIABLE_SHAPES), ...Object.keys(LITERAL_SHAPES)].sort(),
    );
  });
});

/** From the third time on a query is compiled. */
const ROUNDS = 4;

const aliases = (field: string) => Array.from({ length: MAX_ALIASES }, (_, n) => `a${n}: ${field}`).join(' ');
const QUOTES = `query ($i: ClassQuoteInput!) { ${aliases('classQuote(input: $i) { total }')} }`;
const QUOTES_OF_LISTS = `query ($w: [String!]!, $b: [AmmoBoxInput!]!) { ${aliases('classQuote(input: { hasWeaponAmmo: false, weapons: $w, ammoBoxes: $b }) { total }')} }`;
const CONFIRM = 'mutation ($i: EnrolmentIdsInput!) { confirmEnrolments(input: $i) { id } }';
const ENROL = 'mutation ($i: EnrolInput!) { enrol(input: $i) { id } }';

const many = (count: number, value: unknown) => Array.from({ length: count }, () => value);
const choice = { hasWeaponAmmo: false, weapons: [], ammoBoxes: [] };

type Case = {
  name: string;
  query: string;
  variables: Record<string, unknown>;
  as?: 'student';
  status: number;
};

const CASES: Case[] = [
  {
    name: '9,000 empty rows',
    query: QUOTES,
    variables: { i: { ...choice, ammoBoxes: many(9_000, {}) } },
    status: 422,
  },
  {
    name: '15,000 numbers instead of texts',
    query: QUOTES,
    variables: { i: { ...choice, weapons: many(15_000, 1) } },
    status: 422,
  },
  {
    name: '15,000 numbers in a variable of their own',
    query: QUOTES_OF_LISTS,
    variables: { w: many(15_000, 1), b: [] },
    status: 422,
  },
  {
    name: '7,500 texts that fit',
    query: QUOTES_OF_LISTS,
    variables: { w: many(7_500, 'x'), b: [] },
    status: 422,
  },
  {
    name: '5,500 nulls of a visitor',
    query: CONFIRM,
    variables: { i: { ids: many(5_500, null) } },
    status: 401,
  },
  {
    name: '9,000 rows that nothing reads',
    query: ENROL,
    variables: { i: { courseId: NO_SUCH_ID, ammoBoxes: many(9_000, {}) } },
    as: 'student',
    status: 404,
  },
];

describe('a large input', () => {
  // The calls above have used up the writes of the other student.
  let student: Member;

  beforeAll(async () => {
    student = await aStudent({ url: server.url, connect: connectRest });
  });

  it.each(CASES)('of $name costs little in each request', async ({ query, variables, as, status }) => {
    const token = as && student.token;
    const used: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ms = await processorMs(async () => {
        const { response } = await postGraphql(server.url, { query, variables }, token);
        expect(response.status).toBe(status);
      });
      used.push(ms);
    }
    expect(Math.max(...used)).toBeLessThan(MAX_MS);
  });

  it('is rejected by the length of its list, whatever its elements are', async () => {
    const ids = [...many(MAX_LIST_LENGTH, NO_SUCH_ID), 5];
    for (const list of [ids, many(MAX_LIST_LENGTH + 1, NO_SUCH_ID)]) {
      const { response, body } = await postGraphql(
        server.url,
        { query: CONFIRM, variables: { i: { ids: list } } },
        admin.token,
      );
      expect(response.status).toBe(422);
      expect(body.errors?.[0]?.message).toBe(messages.tooManyIds);
    }
  });

  it('of a list in no schema is ignored as any unknown key', async () => {
    const api = connectRest(server.url, student.token);
    const input = { points: 1, description: 'Descuento', unknown: many(1_000, 1) };
    expect(await api.redeem(input)).toMatchObject({ status: 409, detail: messages.insufficientPoints });
  });
});

it('a repeated field counts as an alias does', async () => {
  const repeated = (count: number) => `query { ${many(count, 'health { status }').join(' ')} }`;
  const allowed = await postGraphql(server.url, { query: repeated(MAX_ALIASES + 1) });
  expect(allowed.body.errors).toBe(undefined);
  const fragment = `query { ...A ...B } fragment A on Query { ${many(9, 'health { status }').join(' ')} } fragment B on Query { ${many(8, 'health { status }').join(' ')} }`;
  for (const query of [repeated(MAX_ALIASES + 2), fragment]) {
    const { response, body } = await postGraphql(server.url, { query });
    expect(response.status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('Repeated fields limit');
  }
});
