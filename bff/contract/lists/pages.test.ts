import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import type { Result, Connection, Payload } from '../academy-api.ts';
import { aCourse, aDocumentNumber, aStudent, anAdmin, anEmail, givePoints, good } from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { createUser } from '../../src/features/users/user.store.ts';

const MANY = 13;

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const student = useBuilt(() => aStudent(server));

beforeAll(async () => {
  for (let index = 0; index < MANY; index += 1) {
    const course = await aCourse({
      name: index % 3 === 0 ? 'Igual' : `Curso ${index}`,
      // Pairs of one date, and some without.
      scheduledDate: index > 8 ? null : new Date(Date.UTC(2031, 0, 1 + Math.floor(index / 2))),
    });
    good(await student.api.enrol({ courseId: course.id }));
    await givePoints(student.id, index + 1);
    good(await student.api.createReferral({ referredEmail: anEmail() }));
    await createUser({
      email: anEmail(),
      firstName: index % 2 === 0 ? 'Ñandú' : 'María',
      lastName: 'Apellido',
      documentNumber: aDocumentNumber(),
      createdAt: new Date(Date.UTC(2024, 0, 1) + Math.floor(index / 3) * 1_000),
    });
  }
});

type Page = (query: Payload) => Promise<Result<Connection<{ id: string }>>>;
type List = { name: string; page: Page; whole: () => Promise<Result<{ id: string }[]>> };

const byRest = (token: string) => connectRest(server.url, token);

const lists: List[] = [
  {
    name: 'users',
    page: (query) => admin.api.users(query),
    whole: () => byRest(admin.token).allUsers(),
  },
  {
    name: 'users of a role',
    page: (query) => admin.api.users({ role: 'student', ...query }),
    whole: () => byRest(admin.token).allUsers({ role: 'student' }),
  },
  {
    name: 'users of a search that few meet',
    page: (query) => admin.api.users({ search: 'ñandú', ...query }),
    whole: () => byRest(admin.token).allUsers({ search: 'ñandú' }),
  },
  {
    name: 'users of a search that nearly all meet',
    page: (query) => admin.api.users({ search: 'a', ...query }),
    whole: () => byRest(admin.token).allUsers({ search: 'a' }),
  },
  {
    name: 'adminCourses',
    page: (query) => admin.api.adminCourses(query),
    whole: () => byRest(admin.token).courses(),
  },
  {
    name: 'myEnrolments',
    page: (query) => student.api.myEnrolmentPage(query),
    whole: () => byRest(student.token).myEnrolments(),
  },
  {
    name: 'myPointsTransactions',
    page: (query) => student.api.myTransactionPage(query),
    whole: () => byRest(student.token).myTransactions(),
  },
  {
    name: 'myReferrals',
    page: (query) => student.api.myReferralPage(query),
    whole: () => byRest(student.token).myReferrals(),
  },
];

const forwards = async (page: Page, first: number, after: string | null = null): Promise<string[]> => {
  const { nodes, edges, pageInfo } = good(await page({ first, after }));
  expect(edges.map(({ node }) => node)).toEqual(nodes);
  expect(pageInfo.hasPreviousPage).toBe(after !== null);
  const ids = nodes.map(({ id }) => id);
  return pageInfo.hasNextPage ? [...ids, ...(await forwards(page, first, pageInfo.endCursor))] : ids;
};

const backwards = async (page: Page, last: number, before: string | null = null): Promise<string[]> => {
  const { nodes, pageInfo } = good(await page({ last, before }));
  expect(pageInfo.hasNextPage).toBe(before !== null);
  const ids = nodes.map(({ id }) => id);
  return pageInfo.hasPreviousPage ? [...(await backwards(page, last, pageInfo.startCursor)), ...ids] : ids;
};

const rejected = (detail: string) => ({ ok: false, status: 422, detail });
const SIZE = 'Escribe un número entero de 1 a 100';

describe.each(lists)('$name, page by page', ({ name, page, whole }) => {
  it('has every row once, in both directions, in the order of the whole list', async () => {
    const ids = good(await whole()).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(6);
    for (const size of [1, 4, ids.length, 100]) {
      expect(await forwards(page, size)).toEqual(ids);
      expect(await backwards(page, size)).toEqual(ids);
    }
    expect(good(await page({}))).toMatchObject({ totalCount: ids.length, totalCountIsExact: true });
    expect(good(await page({ first: 2 }))).toMatchObject({ totalCount: ids.length, totalCountIsExact: true });
  });

  it('continue from the cursor of any row', async () => {
    const { edges } = good(await page({ first: 6 }));
    const [, , third] = edges;
    const next = good(await page({ first: 2, after: third?.cursor }));
    expect(next.edges).toEqual(edges.slice(3, 5));
    expect(good(await page({ last: 2, before: third?.cursor })).edges).toEqual(edges.slice(0, 2));
  });

  it('reject two directions at once, a cursor of another list and an invalid page', async () => {
    const { pageInfo } = good(await page({ first: 1 }));
    const cursor = pageInfo.endCursor;
    for (const both of [
      { first: 1, last: 1 },
      { first: 1, before: cursor },
      { after: cursor, last: 1 },
      { after: cursor, before: cursor },
    ]) {
      expect(await page(both), JSON.stringify(both)).toMatchObject(rejected(messages.pageDirections));
    }
    const other = lists.find((list) => list.name.slice(0, 5) !== name.slice(0, 5));
    const foreign = good((await other?.page({ first: 1 })) ?? (await page({}))).pageInfo.endCursor;
    for (const field of ['after', 'before']) {
      for (const bad of ['', 'no cursor', '20', foreign, `${cursor}A`]) {
        expect(await page({ [field]: bad })).toEqual({
          ...rejected(messages.cursorUnknown),
          fields: [{ field, message: messages.cursorUnknown }],
        });
      }
    }
    for (const size of [0, -1, 101, 1.5, '5']) {
      expect(await page({ first: size })).toMatchObject(rejected(SIZE));
      expect(await page({ last: size })).toMatchObject(rejected(SIZE));
    }
  });
});

it('a row counts once against the cost of a request, as node and in its edge', async () => {
  await Promise.all(Array.from({ length: 100 }, () => aCourse()));
  const lists = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `a${index}: adminCourses(first: 100) { nodes { id } edges { node { id } } }`,
    );
  // The eleventh begins with no more than the 1,000 rows allowed, the twelfth with more, the eleventh still being read.
  for (const [count, errors] of [
    [11, undefined],
    [12, [{ message: messages.tooLarge }]],
  ] as const) {
    const { body } = await postGraphql(server.url, { query: `{ ${lists(count).join(' ')} }` }, admin.token);
    if (errors) expect(body.errors?.slice(0, 1)).toMatchObject(errors);
    else expect(body.errors).toBeUndefined();
  }
});
