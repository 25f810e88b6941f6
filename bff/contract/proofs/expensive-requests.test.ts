import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addMonths } from 'date-fns';
import { isRequiredArgument, type GraphQLArgument } from 'graphql';
import { openEmbeddedMongo } from '@academia/embedded-mongo';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_DAYS, MAX_MONTHS } from '#domain/dates/range.schema.ts';
import { monthOf } from '#domain/dates/months.ts';
import { DEMO_ACCOUNTS } from '../../demo/seed.ts';
import { MAX_ALIASES } from '../../src/graphql/apollo.ts';
import { visitor } from '../../src/operation/access.ts';
import { PAGE_SIZE } from '../../src/lists/page.ts';
import { restRoutes } from '../../src/operations.ts';
import { documentedPath } from '../../src/rest/route.ts';
import { MAX_IDS } from '#domain/enrolments/enrolment.staff.schema.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import type { Scene } from '../access/roles.ts';
import { aBooking, aPersonalisedCourse, aStudent, academyDay, anAdmin, good } from '../builders.ts';
import { addressOf } from '../rest-paths.ts';
import { contractDocument } from '../openapi/contract-document.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { MAX_MS } from '../large-inputs/processor-ms.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { runCli, startServerProcess, type ServerProcess } from '../processes.ts';
import { wholeSelection } from '../whole-selection.ts';

/** The database of the rule; smaller in the short form, which runs every request once. */
const isFull = process.env.LOAD === 'full';
const SEED = isFull ? [] : ['--people', '300', '--courses', '50', '--enrolments', '1500', '--recent', '1200'];
const WARM_UPS = 50;
const ATTEMPTS = isFull ? 3 : 1;
/** Visitors' free times of 62 days, of server and engine together. */
const MAX_FREE_TIMES_MS = 100;
const PATIENCE_MS = 900_000;
const DB_NAME = 'load';
const GOOGLE = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
const SETTLED_MS = 30;
const NANOSECONDS = 1e6;

/** As many as one request may name. */
const LISTED: Record<string, (ids: string[]) => object> = {
  'Mutation.confirmEnrolments': (many) => ({ ids: many }),
  'Mutation.completeEnrolments': (many) => ({ ids: many, reason: 'Rindió antes' }),
  'Mutation.markNoShows': (many) => ({ ids: many }),
  'Mutation.assignInstructor': (many) => ({ ids: many, instructorId: null }),
  'Mutation.cancelEnrolments': (many) => ({ ids: many, reason: 'OTHER', note: 'x' }),
};

/** Operations that may cost more, and what keeps them from being repeated. */
const LIMITED: Record<string, string> = {
  'Query.classReport': '36 months use up the rows of a request',
  'Query.reports': '36 months use up the rows of a request',
  'Query.moneyReport': '36 months use up the rows of a request',
  'Query.agenda': '62 days use up the rows of a request',
  ...Object.fromEntries(
    Object.keys(LISTED).map((name) => [`${name} of ${MAX_IDS}`, 'staff writes 300 times an hour at most']),
  ),
};

let server: ServerProcess;
let dataDir: string;
let enginePid: number;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};

/** Milliseconds that all threads of a process have had a processor. */
const usedBy = (pid: number) =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / NANOSECONDS, 0);

const costOf = async (send: () => Promise<unknown>) => {
  let least = { server: Infinity, engine: Infinity };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // After what a cached list may be behind.
    await delay(1_050);
    const before = [usedBy(server.pid), usedBy(enginePid)] as const;
    await send();
    await delay(SETTLED_MS);
    const cost = { server: usedBy(server.pid) - before[0], engine: usedBy(enginePid) - before[1] };
    if (cost.server + cost.engine < least.server + least.engine) least = cost;
  }
  return least;
};

const both = ({ server: ofServer, engine }: { server: number; engine: number }) => ofServer + engine;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academia-load-'));
  const settings = { MONGODB_URI: '', DATA_DIR: dataDir, DB_NAME, RATE_LIMITS: 'off', ...GOOGLE };
  const common = { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings };
  const { code, stderr } = await runCli(['seed-load', ...SEED], common);
  expect([code, stderr]).toEqual([0, '']);
  server = await startServerProcess(settings);
  enginePid = (JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8')) as { pid: number }).pid;
  for (const [name, index] of Object.entries({ admin: 0, student: 1, instructor: 4 })) {
    const { email = '', password = '' } = DEMO_ACCOUNTS[index] ?? {};
    tokens[name] = good(await connectGraphql(server.url).login({ email, password })).accessToken;
  }
  const admin = connectGraphql(server.url, tokens.admin);
  const courses = good(await admin.courses({ courseType: 'Personalizado', limit: 500 }));
  ids.courseId = courses.at(-1)?.id ?? '';
  ids.userId = good(await admin.users({ first: 1 })).nodes[0]?.id ?? '';
  ids.enrolment = good(await admin.enrolments({ first: 1 })).nodes[0]?.id ?? '';
  // A server that has run for a while: the first runs of a function cost many times as much.
  for (let time = 0; isFull && time < WARM_UPS; time += 1) await askFreeTimes(1);
}, PATIENCE_MS);

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const DAYS = { from: academyDay(0), to: academyDay(MAX_DAYS - 1) };
const ABSENT = ['after', 'before', 'last', 'updatedSince', 'skip', 'input', 'filter'];

/** The largest legal value of an argument; undefined: left out. */
const largest = ({ name, type }: GraphQLArgument, field: string): unknown => {
  const values: Record<string, unknown> = {
    first: PAGE_SIZE.max,
    limit: 500,
    search: 'a e',
    ...DAYS,
    fromMonth: monthOf(addMonths(new Date(), 1 - MAX_MONTHS + 3)),
    toMonth: monthOf(addMonths(new Date(), 3)),
    day: academyDay(1),
    scheduledDate: new Date(`${academyDay(5)}T15:00:00Z`).toISOString(),
    courseId: ids.courseId,
    userId: ids.userId,
    enrolmentId: ids.enrolment,
    classId: ids.enrolment,
    id: /enrolment/i.test(field) ? ids.enrolment : field === 'course' ? ids.courseId : ids.userId,
  };
  if (ABSENT.includes(name)) return undefined;
  if (name in values && (/!$/.test(String(type)) || ['first', 'limit', 'search'].includes(name)))
    return values[name];
  return String(type).endsWith('!') ? ids.userId : undefined;
};

const queries = rootFields.filter(({ name }) => name.startsWith('Query'));

const requestOf = ({ field }: (typeof queries)[number], aliases: number) => {
  const values = field.args
    .map((argument) => ({ argument, value: largest(argument, field.name) }))
    .filter(({ value }) => value !== undefined);
  const declared = values.map(({ argument }) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = values.map(({ argument }) => `${argument.name}: $${argument.name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`} ${wholeSelection(field.type, aliases > 1 ? 2 : 4)}`;
  const fields = Array.from({ length: aliases }, (_, index) => `a${index}: ${call}`).join(' ');
  const variables = Object.fromEntries(values.map(({ argument, value }) => [argument.name, value]));
  return { query: `query ${declared && `(${declared})`} { ${fields} }`, variables };
};

const askFreeTimes = async (count: number) => {
  const availability = queries.find(({ name }) => name === 'Query.availability');
  if (!availability) throw new Error('there are no free times');
  const { body } = await postGraphql(server.url, requestOf(availability, count));
  expect(body.errors).toBeUndefined();
};

const documented = contractDocument().paths as Record<
  string,
  { get?: { parameters?: { in: string; name: string }[] } }
>;

/** With the largest value of each query parameter that makes a result larger. */
const addressOfRoute = ({ path }: (typeof restRoutes)[number]) => {
  const address = addressOf(
    path.replace(':month', monthOf(new Date())),
    ids[/enrol/.test(path) ? 'enrolment' : /course/.test(path) ? 'courseId' : 'userId'],
  );
  const values: Record<string, string> = { ...DAYS, day: academyDay(1), limit: '500' };
  const parameters = documented[documentedPath(path)]?.get?.parameters ?? [];
  const query = parameters.flatMap(({ in: place, name }) => {
    const value = place === 'query' ? values[name] : undefined;
    return value ? [[name, value] as [string, string]] : [];
  });
  return `${server.url}${address}?${new URLSearchParams(query).toString()}`;
};

const costs: { name: string; server: number; engine: number }[] = [];

const record = (name: string, cost: { server: number; engine: number }) => {
  costs.push({ name, ...cost });
  return both(cost);
};

afterAll(() => {
  const dearest = costs.toSorted((one, other) => both(other) - both(one)).slice(0, 10);
  console.log(
    dearest
      .map(
        ({ name, ...cost }) =>
          `${name}: server ${cost.server.toFixed()} ms, engine ${cost.engine.toFixed()} ms`,
      )
      .join('\n'),
  );
});

it.each(queries)(
  '$name costs little, or is limited',
  async (root) => {
    const isInputRequired = root.field.args.some(
      (argument) => isRequiredArgument(argument) && argument.name === 'input',
    );
    if (isInputRequired) return;
    const cost = await costOf(async () => {
      const { response } = await postGraphql(server.url, requestOf(root, 1), tokens.admin);
      expect(response.status).toBeLessThan(500);
    });
    const ms = record(root.name, cost);
    if (isFull && !LIMITED[root.name]) expect(ms).toBeLessThanOrEqual(MAX_MS);
  },
  PATIENCE_MS,
);

const ofVisitors = queries.filter(({ name }) =>
  operationList.some(
    ({ name: listed, operation }) => listed === name && operation.declared.access === visitor,
  ),
);

it.each(ofVisitors)(
  '$name by a visitor costs little, also under every alias',
  async (root) => {
    const isInputRequired = root.field.args.some(
      (argument) => isRequiredArgument(argument) && argument.name === 'input',
    );
    if (isInputRequired) return;
    const cost = await costOf(() => postGraphql(server.url, requestOf(root, MAX_ALIASES)));
    const ms = record(`${root.name} of a visitor, ${MAX_ALIASES} times`, cost);
    if (isFull) expect(ms).toBeLessThanOrEqual(MAX_MS);
  },
  PATIENCE_MS,
);

it.each(restRoutes.filter(({ method }) => method === 'get'))(
  'GET $path costs little, or is limited',
  async (route) => {
    const address = addressOfRoute(route);
    const cost = await costOf(async () => {
      const headers = { authorization: `Bearer ${tokens.admin}` };
      const response = await fetch(address, { headers, redirect: 'manual' });
      expect([200, 302, 304, 404], await response.text()).toContain(response.status);
    });
    const ms = record(`GET ${route.path}`, cost);
    // A streamed response lets others through, which is below.
    if (isFull && !route.parts) expect(ms).toBeLessThanOrEqual(MAX_MS);
  },
  PATIENCE_MS,
);

const mutations = operationList.filter(({ name }) => name.startsWith('Mutation.'));

describe('a mutation', () => {
  let scene: Scene;

  beforeAll(async () => {
    const { uri } = await openEmbeddedMongo({ dataDir });
    await mongoose.connect(uri, { dbName: DB_NAME });
    const connect = connectGraphql;
    const asker = await anAdmin({ url: server.url, connect });
    const student = await aStudent({ url: server.url, connect });
    const anEnrolment = async () => good(await student.api.enrol(aBooking(scene.personalisedId))).id;
    scene = { asker, student, personalisedId: (await aPersonalisedCourse()).id, anEnrolment };
  });
  afterAll(() => mongoose.disconnect());

  it.each(mutations)(
    '$name costs little, or is limited',
    async ({ name }) => {
      const cost = await costOf(async () => {
        await ACCESS_TABLE[name]?.call(connectGraphql(server.url, scene.asker?.token), scene);
      });
      const ms = record(name, cost);
      if (isFull && !LIMITED[name]) expect(ms).toBeLessThanOrEqual(MAX_MS);
    },
    PATIENCE_MS,
  );

  it.each(Object.entries(LISTED))(
    '%s of as many as a request may name costs little, or is limited',
    async (name, input) => {
      const field = name.replace('Mutation.', '');
      const root = rootFields.find((one) => one.name === name);
      const type = String(root?.field.args[0]?.type);
      const cost = await costOf(async () => {
        const { nodes } = good(
          await connectGraphql(server.url, tokens.admin).enrolments({
            first: MAX_IDS,
            filter: { status: 'pending' },
          }),
        );
        const query = `mutation ($input: ${type}) { ${field}(input: $input) { error { message } } }`;
        const variables = { input: input(nodes.map(({ id }) => id)) };
        const { body } = await postGraphql(server.url, { query, variables }, tokens.admin);
        expect(body.errors).toBeUndefined();
      });
      const ms = record(`${name} of ${MAX_IDS}`, cost);
      if (isFull && !LIMITED[`${name} of ${MAX_IDS}`]) expect(ms).toBeLessThanOrEqual(MAX_MS);
    },
    PATIENCE_MS,
  );
});

const MAX_BESIDE_MS = 100;

type Reading = { name: string; read: () => Promise<unknown> };

const dearReads: Reading[] = [
  ...restRoutes
    .filter(({ parts, path }) => parts && !path.includes(':'))
    .map((route) => ({
      name: `GET ${route.path}`,
      read: async () => {
        const headers = { authorization: `Bearer ${tokens.admin}` };
        const response = await fetch(addressOfRoute(route), { headers });
        expect(response.status).toBe(200);
        await response.text();
      },
    })),
  ...['agenda', 'classReport', 'reports', 'moneyReport', 'adminStats', 'myData', 'armoury'].flatMap(
    (field) => {
      const root = queries.find(({ name }) => name === `Query.${field}`);
      return root
        ? { name: field, read: () => postGraphql(server.url, requestOf(root, 1), tokens.admin) }
        : [];
    },
  ),
];

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** How long a request takes, again and again, until `isOver`. */
const timesOf = async (send: () => Promise<Response>, isOver: () => boolean) => {
  const times: number[] = [];
  while (!isOver()) {
    const begin = performance.now();
    expect((await send()).status).toBe(200);
    times.push(performance.now() - begin);
  }
  return times;
};

const askHealth = () => fetch(`${server.url}/api/health`);
const askMe = () =>
  fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${tokens.student}` } });

const others = async (reading: Promise<unknown>) => {
  let isOver = false;
  void reading.finally(() => (isOver = true)).catch(() => undefined);
  return Promise.all([timesOf(askHealth, () => isOver), timesOf(askMe, () => isOver), reading]);
};

it.each(dearReads)(
  'health and another account are answered while $name is read',
  async ({ name, read }) => {
    const [idleHealth, idleMe] = await others(delay(300));
    const [health, me] = await others(read());
    const text = [health, me].map((times) => `${medianOf(times).toFixed()}/${Math.max(...times).toFixed()}`);
    console.log(
      `beside ${name}: health ${text[0]} ms (median/most), me ${text[1]} ms; idle ${medianOf(idleHealth).toFixed()} and ${medianOf(idleMe).toFixed()} ms`,
    );
    if (isFull) expect(Math.max(...health, ...me)).toBeLessThan(MAX_BESIDE_MS);
  },
  PATIENCE_MS,
);

it(
  'the free times of 62 days cost a visitor little, and eight such requests let others through',
  async () => {
    const ms = record('one availability of 62 days', await costOf(() => askFreeTimes(1)));
    if (isFull) expect(ms).toBeLessThanOrEqual(MAX_FREE_TIMES_MS);
    const student = connectGraphql(server.url, tokens.student);
    await delay(1_050);
    const eight = Promise.all(Array.from({ length: 8 }, () => askFreeTimes(1)));
    const begin = performance.now();
    good(await student.me());
    const others = performance.now() - begin;
    await eight;
    console.log(`me beside eight requests for free times of 62 days: ${others.toFixed()} ms`);
    if (isFull) expect(others).toBeLessThanOrEqual(200);
  },
  PATIENCE_MS,
);
