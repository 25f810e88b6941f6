import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aCourse, aDocumentNumber, anAdmin, anEmail, good } from '../builders.ts';
import { graphqlCaller, postGraphql } from '../drivers/graphql-caller.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { expectWholeList, pagesOf } from '../walk-pages.ts';
import { createUser } from '../../src/features/users/user.store.ts';

const MANY = 13;

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));

beforeAll(async () => {
  for (let index = 0; index < MANY; index += 1) {
    await aCourse();
    await createUser({
      email: anEmail(),
      firstName: index % 2 === 0 ? 'Ñandú' : 'María',
      lastName: 'Apellido',
      documentNumber: aDocumentNumber(),
      createdAt: new Date(Date.UTC(2024, 0, 1) + Math.floor(index / 3) * 1_000),
    });
  }
});

describe('the pages of users', () => {
  const rejected = (detail: string) => ({ ok: false, status: 422, detail });

  it.each(['ñandú', 'a'])('of the search %s, that few or nearly all meet, have each once', async (search) => {
    const found = good(await connectRest(server.url, admin.token).allUsers({ search }));
    expect(found.length).toBeGreaterThan(6);
    const read = pagesOf(graphqlCaller(server.url, admin.token), 'users', { search });
    for (const size of [1, 4, found.length]) {
      await expectWholeList({ read, size, expected: found.map(({ id }) => id) });
    }
  });

  it('reject two directions at once, a cursor of another list and an invalid size', async () => {
    const cursor = good(await admin.api.users({ first: 1 })).pageInfo.endCursor;
    for (const both of [
      { first: 1, last: 1 },
      { first: 1, before: cursor },
      { after: cursor, last: 1 },
      { after: cursor, before: cursor },
    ]) {
      expect(await admin.api.users(both), JSON.stringify(both)).toMatchObject(
        rejected(messages.pageDirections),
      );
    }
    const foreign = good(await admin.api.adminCourses({ first: 1 })).pageInfo.endCursor;
    for (const field of ['after', 'before']) {
      for (const bad of ['', 'no cursor', '20', foreign, `${cursor}A`]) {
        expect(await admin.api.users({ [field]: bad })).toEqual({
          ...rejected(messages.cursorUnknown),
          fields: [{ field, message: messages.cursorUnknown }],
        });
      }
    }
    const message = 'Escribe un número entero de 1 a 100';
    for (const size of [0, -1, 101, 1.5, '5']) {
      expect(await admin.api.users({ first: size })).toMatchObject(rejected(message));
      expect(await admin.api.users({ last: size })).toMatchObject(rejected(message));
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
