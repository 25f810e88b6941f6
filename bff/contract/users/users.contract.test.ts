import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../src/features/users/user.store.ts';
import type { AcademyApi, User } from '../academy-api.ts';
import {
  aDeactivated,
  aDocumentNumber,
  aPending,
  aStudent,
  anAdmin,
  anEmail,
  givePoints,
  good,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

const PEOPLE: [string, string][] = [
  ['Joaquín', 'Muñoz'],
  ['JOAQUINA', 'Munoz Güemes'],
  ['İpek', 'Straße'],
  ['Ana.*', 'O’Higgins (h)'],
  ['María José', 'de la Ñata'],
  ['$gt', '[a-z]+|\\d'],
];

/** Case, accents, quotes, dots and dashes do not matter. */
const fold = (text: string) =>
  text
    .replace(/['’´`.-]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** The rule in its plainest form: every word somewhere in one of the four fields. */
const isMatch = (user: User, search: string) => {
  const fields = [user.firstName, user.lastName, user.email, user.documentNumber].map((text) =>
    fold(text ?? ''),
  );
  const words = search
    .split(/[\s,;-]+/)
    .map(fold)
    .filter(Boolean);
  if (search.trim() !== '' && words.length === 0) return false;
  return words.every((word) => fields.some((field) => field.includes(word)));
};

/** Texts of odd letters, and pieces of what is stored, shorter and longer than a search key of the index. */
const anySearch = (users: User[]) => {
  const letters = fc.constantFrom(...'aeñÑnİißsMm.*$|\\()[]+?^-01 '.split(''));
  const piece = fc
    .tuple(fc.integer({ min: 0, max: users.length - 1 }), fc.nat(12), fc.integer({ min: 1, max: 12 }))
    .map(([index, start, length]) => {
      const user = users[index];
      return `${user?.firstName} ${user?.lastName} ${user?.email}`.slice(start, start + length);
    });
  return fc.oneof(
    fc.string({ unit: letters, maxLength: 5 }),
    piece,
    fc.tuple(piece, piece).map((two) => two.join(' ')),
  );
};

const ROLE_WORDS = /^Elige uno de estos valores: admin, student$/i;

describe.each(surfaces)('the list of all users by %s', (name, connect) => {
  let api: AcademyApi;
  let adminId: string;
  let everybody: (User & { points: number })[];

  beforeAll(async () => {
    const surface = { url: server.url, connect };
    const admin = await anAdmin(surface, { firstName: 'Elena', lastName: name });
    adminId = admin.id;
    api = admin.api;
    for (const [firstName, lastName] of PEOPLE) {
      const person = {
        firstName,
        lastName,
        email: anEmail(),
        documentNumber: `${aDocumentNumber()}-${name}`,
      };
      await createUser({ ...person, referrals: 'settled', createdAt: new Date() });
    }
    await aPending(surface);
    await aDeactivated(surface);
    everybody = good(await api.allUsers());
  });

  const idsOf = (users: User[]) => users.map(({ id }) => id);
  const search = async (text: string) => idsOf(good(await api.allUsers({ search: text })));
  const expected = (text: string) => idsOf(everybody.filter((user) => isMatch(user, text)));

  it('returns all users in any state, newest first, with points and every field except the password', async () => {
    const admin = everybody.find(({ id }) => id === adminId);
    await givePoints(adminId, 15);
    const again = good(await api.allUsers());
    expect(again.find(({ id }) => id === adminId)).toEqual({ ...admin, points: 15 });
    const onlyByGraphql = ['pendingEmail', 'pendingEmailUntil'];
    const shared = Object.keys(admin ?? {}).filter((field) => !onlyByGraphql.includes(field));
    expect(shared.sort()).toEqual(
      [
        'id',
        'email',
        'firstName',
        'lastName',
        'role',
        'documentType',
        'documentNumber',
        'birthDate',
        'gender',
        'address',
        'city',
        'province',
        'postalCode',
        'phone',
        'isActive',
        'createdAt',
        'clu',
        'cluExpiration',
        'needsSetup',
        'points',
      ].sort(),
    );
    expect(JSON.stringify(again)).not.toMatch(/argon2|password/i);
    const times = again.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(again.filter(({ isActive }) => !isActive).length).toBeGreaterThan(0);
    expect(again.filter(({ needsSetup }) => needsSetup).length).toBeGreaterThan(0);
  });

  it('filters by role', async () => {
    expect(good(await api.allUsers({ role: 'admin' })).every(({ role }) => role === 'admin')).toBe(true);
    expect(idsOf(good(await api.allUsers({ role: 'admin' })))).toContain(adminId);
    const students = idsOf(good(await api.allUsers({ role: 'student' })));
    expect(students).toEqual(idsOf(everybody.filter(({ role }) => role === 'student')));
  });

  it.each(['root', 'ADMIN', 'Admin', '', 'admin,student', '{"$ne":null}'])(
    'rejects the role %j',
    async (role) => {
      expect(await api.allUsers({ role })).toEqual({
        ok: false,
        status: 422,
        detail: expect.stringMatching(ROLE_WORDS),
        fields: [{ field: 'role', message: expect.stringMatching(ROLE_WORDS) }],
      });
    },
  );

  it.each([
    'munoz',
    'MUÑOZ',
    'muñoz joaquin',
    'joaquin  muñoz',
    'uño',
    'ñ',
    'güemes',
    'ipek',
    'İPEK',
    'straße',
    'ß',
    '.*',
    '(h)',
    '$gt',
    '[a-z]+',
    '\\d',
    '|',
    '^',
    'o’h',
    'maria de ñata',
    'elena',
    'example.com',
    'persona-',
    '',
    ' ',
    '   ',
    'nobody has this',
    'muñoz nobody',
    '-graphql',
    '-rest',
    'pending-',
    '1',
    '0 1',
  ])('finds by %j only users with every word in a name, the email or the document', async (text) => {
    expect(await search(text)).toEqual(expected(text));
  });

  it('agrees with a plain filter on any text', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch(everybody), async (words) => {
        expect(await search(words)).toEqual(expected(words));
      }),
      { numRuns: 60 },
    );
  });

  it('accepts a search of 100 characters and rejects a longer or unprintable one', async () => {
    expect((await api.allUsers({ search: 'a'.repeat(100) })).ok).toBe(true);
    for (const text of ['a'.repeat(101), 'a\u0000b', 'a\u0001b']) {
      expect(await api.allUsers({ search: text })).toMatchObject({
        status: 422,
        fields: [{ field: 'search' }],
      });
    }
  });
});

describe('a page of users, which is read from the index of search keys', () => {
  it('agrees with a plain filter on any text', async () => {
    const { token } = await anAdmin(server);
    const api = connectGraphql(server.url, token);
    const everybody = good(await api.allUsers());
    await fc.assert(
      fc.asyncProperty(anySearch(everybody), async (search) => {
        const matches = everybody.filter((user) => isMatch(user, search)).map(({ id }) => id);
        const { nodes, totalCount } = good(await api.users({ search, first: 100 }));
        expect(nodes.map(({ id }) => id)).toEqual(matches);
        expect(totalCount).toBe(matches.length);
      }),
      { numRuns: 100 },
    );
  });

  it('finds every part of a name of emoji and styled letters', async () => {
    const surface = server;
    const { token } = await anAdmin(surface);
    const firstName = '😀🎯😀𝓐𝓷𝓪🎯🎯😀é😀';
    const { id } = await aStudent(surface, { firstName });
    const characters = [...firstName];
    const api = connectGraphql(server.url, token);
    for (let start = 0; start < characters.length; start += 1) {
      for (let end = start + 1; end <= characters.length; end += 1) {
        const part = characters.slice(start, end).join('');
        const { nodes } = good(await api.users({ search: part, first: 100 }));
        expect(
          nodes.map((user) => user.id),
          part,
        ).toContain(id);
      }
    }
  });
});
