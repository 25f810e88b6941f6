import { beforeAll, describe, expect, it } from 'vitest';
import { isObjectType } from 'graphql';
import { messages } from '#domain/messages.ts';
import type { Payload } from '../academy-api.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { contractSchema } from '../drivers/graphql-names.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { aDebt, moneyRulesAre } from '../money-builders.ts';
import { dateTracked, findTracked, type TrackedName } from '../tracked.ts';

const server = useTestServer();
const BEGINNING = '1970-01-01T00:00:00Z';
const admin = useBuilt(() => anAdmin(server));
const student = useBuilt(() => aStudent(server));
let personalisedId: string;

beforeAll(async () => {
  personalisedId = (await aPersonalisedCourse()).id;
  await moneyRulesAre({});
});

type Row = { id: string; revision: number; updatedAt: string };
type List = {
  asOf: string | null;
  totalCount: number;
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

const lists: { field: string; of: TrackedName; make: () => Promise<string>; other: string }[] = [
  {
    field: 'adminCourses',
    of: 'courses',
    make: async () => (await aCourse()).id,
    other: 'search: "curso"',
  },
  {
    field: 'users',
    of: 'users',
    make: async () => (await aStudent(server)).id,
    other: 'isActive: false',
  },
  {
    field: 'enrolments',
    of: 'enrolments',
    make: async () => good(await student.api.enrol(aBooking(personalisedId))).id,
    other: 'filter: { from: "2030-01-01" }',
  },
  {
    field: 'moneyEntries',
    of: 'money',
    make: async () => String((await aDebt(student.id, 10))._id),
    other: 'type: PAYMENT',
  },
];

const send = async (field: string, variables: Payload, more = '') => {
  const query = `query ($updatedSince: DateTime, $first: Int, $after: String) {
    ${field}(updatedSince: $updatedSince, first: $first, after: $after ${more}) {
      asOf totalCount nodes { id revision updatedAt } pageInfo { hasNextPage endCursor }
    }
  }`;
  const { body } = await postGraphql(server.url, { query, variables }, admin.token);
  return body as { data?: Record<string, List> | null; errors?: { message: string }[] };
};

const read = async (field: string, variables: Payload): Promise<List> => {
  const { data, errors } = await send(field, variables);
  const list = data?.[field];
  if (!list) throw new Error(JSON.stringify(errors));
  return list;
};

/** All pages, and the instant that the next reading begins with. */
const readAll = async (field: string, updatedSince: string, first = 100) => {
  const page = await read(field, { updatedSince, first });
  const rows = [...page.nodes];
  let { pageInfo } = page;
  while (pageInfo.hasNextPage) {
    const next = await read(field, { updatedSince, first, after: pageInfo.endCursor });
    rows.push(...next.nodes);
    ({ pageInfo } = next);
  }
  return { rows, asOf: page.asOf ?? '', ids: rows.map(({ id }) => id) };
};

const secondsFrom = (instant: string, seconds: number) =>
  new Date(new Date(instant).getTime() + seconds * 1_000);

describe.each(lists)('$field(updatedSince)', ({ field, of, make, other }) => {
  it('has the latest changes at the end, with the revision and the instant of a read', async () => {
    const ids = [await make(), await make(), await make()];
    const { rows } = await readAll(field, BEGINNING);
    const instants = rows.map(({ updatedAt }) => updatedAt);
    expect(instants).toEqual([...instants].sort());
    // Changes of one instant are in the order of their ids.
    expect(
      rows
        .slice(-3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.sort());
    for (const { id, revision, updatedAt } of rows.slice(-3)) {
      const { revision: stored, updatedAt: dated } = await findTracked(of, id);
      expect([revision, updatedAt]).toEqual([stored, dated.toISOString()]);
    }
  });

  it('has each of several changes of one instant once, in pages of any size', async () => {
    const at = new Date();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await make());
    for (const id of ids) await dateTracked(of, id, at);
    for (const size of [1, 2, 3]) {
      const { ids: found } = await readAll(field, at.toISOString(), size);
      expect(found.filter((id) => ids.includes(id))).toEqual([...ids].sort());
    }
  });

  it('has a change that was dated before a run and stored after it in the next run', async () => {
    const { asOf } = await readAll(field, BEGINNING);
    const [late, old] = [await make(), await make()];
    // By a clock that is a minute behind, and in a write that took nearly a minute.
    await dateTracked(of, late, secondsFrom(asOf, -119));
    await dateTracked(of, old, secondsFrom(asOf, -600));
    const { ids } = await readAll(field, asOf);
    expect(ids).toContain(late);
    expect(ids).not.toContain(old);
  });

  it('begins the next run at the time of the first page, however long a run takes', async () => {
    await make();
    const first = await read(field, { updatedSince: BEGINNING, first: 1 });
    const between = await make();
    const { asOf } = await readAll(field, BEGINNING);
    expect(new Date(first.asOf ?? '') <= (await findTracked(of, between)).updatedAt).toBe(true);
    expect(asOf >= (first.asOf ?? '')).toBe(true);
    expect((await readAll(field, first.asOf ?? '')).ids).toContain(between);
  });

  it('is given to a first run, which has no earlier time to name', async () => {
    await make();
    for (const variables of [{}, { updatedSince: null }]) {
      const { asOf } = await read(field, { ...variables, first: 1 });
      const later = await make();
      expect((await readAll(field, asOf ?? '')).ids).toContain(later);
    }
  });

  it('rejects other filters and cursors of the usual order, and its cursors are rejected there', async () => {
    await make();
    expect((await send(field, { updatedSince: BEGINNING }, other)).errors).toMatchObject([
      { message: messages.updatedSinceAlone },
    ]);
    const usual = await read(field, { first: 1 });
    expect(usual.asOf).not.toBeNull();
    const changes = await read(field, { first: 1, updatedSince: BEGINNING });
    for (const variables of [
      { updatedSince: BEGINNING, after: usual.pageInfo.endCursor },
      { after: changes.pageInfo.endCursor },
    ]) {
      expect((await send(field, variables)).errors).toMatchObject([{ message: messages.cursorUnknown }]);
    }
    expect((await send(field, { updatedSince: 'ayer' })).errors).toBeDefined();
  });
});

/** Fields of other records, or counted of them: a mirror reads those where it needs them. `instructor` has the id that the course stores. */
const OF_OTHER_RECORDS: Record<TrackedName, { type: string; fields: string[] }> = {
  courses: {
    type: 'Course',
    fields: ['deposit', 'instructor', 'minimumAge', 'placesLeft', 'placesTaken', 'waitingCount'],
  },
  money: {
    type: 'MoneyEntry',
    fields: ['credit', 'debit', 'isVoided', 'moved', 'refundable', 'undoUntil', 'user'],
  },
  users: { type: 'User', fields: ['ageMissed', 'deletion', 'points', 'usesFirearms', 'usesMoney'] },
  enrolments: {
    type: 'Enrolment',
    fields: [
      'ageMissed',
      'completableFrom',
      'course',
      'deposit',
      'isPaid',
      'licence',
      'owed',
      'shortages',
      'user',
    ],
  },
};

const COUNTED = ['placesTaken', 'waitingCount'];

it.each(lists)('$of: `revision` is increased by every stored field of the type', async ({ of, make }) => {
  const { type: name, fields } = OF_OTHER_RECORDS[of];
  const type = contractSchema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no type`);
  const record = await findTracked(of, await make());
  const others = Object.keys(type.getFields()).filter(
    (field) => !(field in record) || COUNTED.includes(field),
  );
  expect(others.sort(), 'name it in the description of `revision`, and here').toEqual(fields);
});
