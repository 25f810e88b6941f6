import { beforeAll, describe, expect, it } from 'vitest';
import { isInputObjectType, isNonNullType } from 'graphql';
import { messages } from '#domain/messages.ts';
import { CertificateModel } from '../../src/features/certificates/certificate.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Connection } from '../academy-api.ts';
import { aCourse, aStudent, anAdmin, good } from '../builders.ts';
import { certify } from '../certificate-builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { rootFields } from '../operation-list.ts';

const server = useTestServer();
let staff: ReturnType<typeof connectGraphql>;
const person = useBuilt(() => aStudent(server, { ...NAME, documentType: 'DNI', documentNumber: DOCUMENT }));
let courseId: string;
let enrolmentId: string;
let certificateId: string;

const NAME = { firstName: 'Íñigo Ana-María', lastName: 'O’Higgins' };
const DOCUMENT = '33.343.411';

beforeAll(async () => {
  const admin = await anAdmin(server);
  staff = connectGraphql(server.url, admin.token);
  const course = await aCourse({ name: 'Íñigo O’Higgins, Ana-María 33.343.411' });
  courseId = course.id;
  enrolmentId = good(await person.api.enrol({ courseId })).id;
  certificateId = await certify(enrolmentId);
});

const idsOf = ({ nodes }: Connection<{ id: string }>) => nodes.map(({ id }) => id);

/** Every list of staff that is searched: what it finds by these searches. */
const LISTS: Record<string, { search: (search: string) => Promise<string[]>; found: () => string }> = {
  'Query.users': {
    search: async (search) => idsOf(good(await staff.users({ search }))),
    found: () => person.id,
  },
  'Query.allUsers': {
    search: async (search) => good(await staff.allUsers({ search })).map(({ id }) => id),
    found: () => person.id,
  },
  'Query.enrolments': {
    search: async (search) => idsOf(good(await staff.enrolments({ filter: { search } }))),
    found: () => enrolmentId,
  },
  'Query.adminCourses': {
    search: async (search) => idsOf(good(await staff.adminCourses({ search }))),
    found: () => courseId,
  },
  'Query.certificates': {
    search: async (search) => idsOf(good(await staff.certificates({ search }))),
    found: () => certificateId,
  },
};

const SAME = [
  '33.343.411',
  '33343411',
  '33 343 411',
  '33-343-411',
  '33\t343\t411',
  '33.343',
  'O’Higgins',
  "O'Higgins",
  'ohiggins',
  'o´higgins',
  'OHIGGINS',
  'o higgins',
  "O'Higgins, Íñigo",
  'iñigo;o’higgins',
  'O’Higgins\tÍñigo',
  'Íñigo\nO’Higgins',
  'Íñigo\u00a0 \u2003O’Higgins',
  'ana maría',
  'Ana-María',
  'ana–maria',
  'Anamaría',
  'o\u2010higgins',
  'o\u200bhiggins',
  ' \t ohiggins \r\n',
];

const NOTHING = ['.', "'", '–', ', ;', '"…"'.replace('…', '.'), 'zzzz qqqq'];

const takesSearch = (name: string) => {
  const field = rootFields.find((one) => one.name === name)?.field;
  return field?.args.some(({ name: argument, type }) => {
    const input = isNonNullType(type) ? type.ofType : type;
    return argument === 'search' || (isInputObjectType(input) && 'search' in input.getFields());
  });
};

it('every list with a search is in this table', () => {
  const searched = rootFields.map(({ name }) => name).filter(takesSearch);
  expect(Object.keys(LISTS).sort(), 'add the list to LISTS').toEqual(searched.sort());
});

describe.each(Object.entries(LISTS))('%s', (name, { search, found }) => {
  it.each(SAME)('finds the same by %j', async (text) => {
    expect(await search(text)).toContain(found());
  });

  it.each(NOTHING)('finds nothing by %j', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('is whole by white space alone, and says what it cannot read', async () => {
    expect(await search('   \t ')).toContain(found());
    await expect(search('o\u0000higgins')).rejects.toThrow(messages.searchUnreadable);
  });

  it(`says that a search of ${name} is too long`, async () => {
    await expect(search('x'.repeat(101))).rejects.toThrow(messages.searchTooLong);
  });
});

it('a document that is stored without dots is found with them', async () => {
  const other = await aStudent(server, { documentType: 'DNI', documentNumber: '44555666' });
  for (const text of ['44.555.666', '44555666', '44.555']) {
    expect(await LISTS['Query.users']?.search(text)).toEqual([other.id]);
  }
});

it('a certificate is found by the printed name and by the new one, and by its number as it is read out', async () => {
  const holder = await aStudent(server, { firstName: 'Delfina', lastName: 'Quiroga' });
  const { id } = good(await holder.api.enrol({ courseId: (await aCourse()).id }));
  const issued = await certify(id);
  good(await staff.updateUser({ id: holder.id, lastName: 'Yrigoyen' }));
  const { number } = await CertificateModel.findById(issued).orFail().lean();
  const searched = LISTS['Query.certificates']?.search ?? (() => Promise.resolve([]));
  for (const text of [
    'delfina quiroga',
    'Quiroga',
    'Yrigoyen, Delfina',
    number,
    number.replaceAll('-', ' '),
    number.replaceAll('-', '').toLowerCase(),
  ]) {
    expect(await searched(text), text).toEqual([issued]);
  }
});

it('white space is folded as it is pasted into a name, a telephone and a document', async () => {
  for (const connect of [connectGraphql, connectRest]) {
    const student = await aStudent(
      { url: server.url, connect },
      {
        firstName: ' Ana\tLuz ',
        lastName: 'Paz\u00a0\r\n Soldán',
        phone: '011\t4778-2301',
        documentNumber: '55.666\t777',
      },
    );
    expect(good(await student.api.me())).toMatchObject({
      firstName: 'Ana Luz',
      lastName: 'Paz Soldán',
      phone: '011 4778-2301',
      documentNumber: '55.666 777',
    });
    await UserModel.deleteOne({ _id: student.id });
  }
});
