import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restRoutes } from '../src/operations.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, good, type Member } from './builders.ts';
import { connectRest } from './drivers/rest.ts';
import { useTestServer } from './harness.ts';
import { FORMS, graphqlRequests, rootsWithInput } from './large-inputs/graphql-requests.ts';
import type { Known, LargeRequest } from './large-inputs/large-request.ts';
import { restRequests } from './large-inputs/rest-requests.ts';
import { LITERAL_SHAPES, VARIABLE_SHAPES } from './large-inputs/shapes.ts';
import { ask } from './plain-http.ts';

/** The long form, `LARGE_INPUTS=full`: every shape in every place, not each shape in one place of eleven. */
const isFull = process.env.LARGE_INPUTS === 'full';
const STRIDE = isFull ? 1 : 11;
const PATIENCE_MS = isFull ? 600_000 : 60_000;

/** What the server, which runs in this process, may take of the processor for one request. */
const MAX_MS = 250;
/** A garbage collection may fall into one attempt, not into each. */
const ATTEMPTS = 4;

const server = useTestServer();
const agent = new Agent({ keepAlive: true });
let student: Member;
let known: Known;
let enrolmentId: string;

beforeAll(async () => {
  student = await aStudent({ url: server.url, connect: connectRest });
  enrolmentId = good(await student.api.enrol(aBooking((await aPersonalisedCourse()).id))).id;
  known = { courseId: (await aCourse()).id, userId: student.id, id: enrolmentId };
});

afterAll(() => agent.destroy());

const shapes = new Set<string>();

const processorMs = async (send: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await send();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The least of several attempts, and what makes the request a failure of this test. */
const faultsOf = async (request: LargeRequest, token: string | null) => {
  const { name, shape, ...sent } = request;
  shapes.add(shape);
  const headers = {
    ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  let least = Infinity;
  let status = 0;
  for (let attempt = 0; attempt < ATTEMPTS && least >= MAX_MS; attempt += 1) {
    const ms = await processorMs(async () => {
      ({ status } = await ask(server.url, agent, { ...sent, headers }));
    });
    least = Math.min(least, ms);
  }
  const caller = token === null ? 'a visitor' : 'a student';
  const faults = [
    ...(least < MAX_MS ? [] : [`takes ${least.toFixed()} ms of the processor`]),
    ...(status < 500 ? [] : [`answers ${status}`]),
  ];
  return faults.map((fault) => `${name} by ${caller} ${fault}`);
};

/** Each operation begins elsewhere, so that all shapes are sent. */
const sampled = <T>(all: readonly T[], offset: number) =>
  all.filter((_, index) => (index + offset) % STRIDE === 0);

const faultsOfAll = async (requests: readonly LargeRequest[]) => {
  const faults: string[] = [];
  for (const request of requests) {
    for (const token of [null, student.token]) faults.push(...(await faultsOf(request, token)));
  }
  return faults;
};

describe('a large input, wherever it is and whatever it is, costs little processor time', () => {
  it.each(rootsWithInput.map((root, index) => ({ name: `${root.type}.${root.field.name}`, root, index })))(
    'by GraphQL: $name',
    async ({ root, index }) => {
      const requests = sampled(graphqlRequests(root, { known }), index).flatMap((write, position) => {
        const ofForm = FORMS[(index + position) % FORMS.length];
        return ofForm ? [write(ofForm)] : [];
      });
      expect(await faultsOfAll(requests)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each(restRoutes.map((route, index) => ({ name: `${route.method} ${route.path}`, route, index })))(
    'by REST: $name',
    async ({ route, index }) => {
      expect(await faultsOfAll(sampled(restRequests(route, enrolmentId), index))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('of every shape', () => {
    expect([...shapes].sort()).toEqual(
      [...Object.keys(VARIABLE_SHAPES), ...Object.keys(LITERAL_SHAPES)].sort(),
    );
  });
});
