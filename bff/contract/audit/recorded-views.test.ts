import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { restRoutes } from '../../src/operations.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import {
  aBooking,
  aCourse,
  aDocumentNumber,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  good,
  PASSWORD,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { operationList, rootFields } from '../operation-list.ts';

const server = useTestServer();

/** What docs/privacy.md calls sensitive: document, birth date, weapons licence. */
const SENSITIVE = ['documentType', 'documentNumber', 'birthDate', 'clu', 'cluExpiration', 'licence'];

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());

/** Whether a result of the type can lead to a sensitive field of somebody. */
const reachesSensitive = (result: GraphQLOutputType, seen = new Set<string>()): boolean => {
  const type = getNamedType(result);
  if (isAbstractType(type)) throw new Error(`walk the types of ${type.name} as well`);
  if (!isObjectType(type) || seen.has(type.name)) return false;
  seen.add(type.name);
  return fieldsOf(type).some((field) => SENSITIVE.includes(field.name) || reachesSensitive(field.type, seen));
};

/** They return what is the caller's own. */
const OWN = [
  'Query.me',
  'Query.myEnrolments',
  'Query.myMoneyAccount',
  'Query.myMoneyEntries',
  'Query.myWaitingList',
  'Mutation.setupProfile',
  'Mutation.updateProfile',
];

const reaching = rootFields.filter(({ field }) => reachesSensitive(field.type)).map(({ name }) => name);
const ofOthers = reaching.filter((name) => !OWN.includes(name));

const operationOf = (name: string) => operationList.find((listed) => listed.name === name)?.operation;

/** Each of several is recorded by itself. */
const BY_PARTS = [
  'confirmEnrolments',
  'completeEnrolments',
  'cancelEnrolments',
  'markArrivals',
  'markNoShows',
  'assignInstructor',
  'releasePlaces',
  'takeBackEnrolments',
].map((field) => `Mutation.${field}`);

describe('documents, birth dates and licences of others', () => {
  it('are found by the walk through the schema', () => {
    for (const name of ['users', 'allUsers', 'user', 'enrolments', 'enrolment', 'roster', 'agenda']) {
      expect(ofOthers).toContain(`Query.${name}`);
    }
    expect(reaching).toEqual(expect.arrayContaining(OWN));
    expect(reaching).not.toContain('Query.courses');
  });

  it.each(ofOthers)('are recorded where %s returns them', (name) => {
    const isRecorded = operationOf(name)?.declared.isRecorded;
    expect(
      isRecorded || BY_PARTS.includes(name),
      'declare `view` (or `audit`) of the operation, or name it in OWN when it returns what is the caller’s own',
    ).toBe(true);
  });

  it('are recorded where REST alone returns them', () => {
    const known = new Set(operationList.map(({ operation }) => operation));
    const apart = restRoutes.filter(
      ({ operation, path }) => !known.has(operation) && /admin|exports/.test(path),
    );
    expect(apart.length).toBeGreaterThan(0);
    expect(apart.filter(({ operation }) => !operation.declared.isRecorded).map(({ path }) => path)).toEqual(
      [],
    );
  });
});

describe('a read by staff', () => {
  const student = useBuilt(() => aStudent(server));
  let personalisedId: string;

  beforeAll(async () => {
    personalisedId = (await aPersonalisedCourse()).id;
  });

  const entriesOf = (actorId: string) => AuditEntryModel.find({ actorId }).sort({ at: 1 }).lean();

  it.each(ofOthers.filter((name) => name.startsWith('Query.')))(
    '%s records one entry an hour',
    async (name) => {
      const asker = await anAdmin(server);
      const api = asker.api;
      const enrolmentId = good(await student.api.enrol(aBooking(personalisedId))).id;
      const scene = { asker, student, personalisedId, anEnrolment: async () => enrolmentId };
      for (let times = 0; times < 3; times += 1) {
        const result = await ACCESS_TABLE[name]?.call(api, scene);
        expect(result).toMatchObject({ ok: true });
      }
      const entries = await entriesOf(asker.id);
      expect(entries).toMatchObject(entries.map(() => ({ outcome: 'done' })));
      // Some calls read another course each time.
      const read = entries.map(({ subjectId, changes }) => JSON.stringify([subjectId, changes]));
      expect(read.length).toBeGreaterThan(0);
      expect(new Set(read).size).toBe(read.length);
    },
  );

  it('records the list and the filter', async () => {
    const asker = await anAdmin(server);
    const api = asker.api;
    for (const search of ['Quiroga', 'Quiroga', 'Zubiri']) good(await api.users({ search, role: 'student' }));
    const entries = await entriesOf(asker.id);
    expect(entries).toHaveLength(2);
    expect(entries).toMatchObject([
      {
        action: 'user.viewList',
        subjectType: 'list',
        subjectLabel: 'personas',
        changes: [
          { field: 'search', after: 'Quiroga' },
          { field: 'role', after: 'student' },
          { field: 'isFirstPage', after: 'true' },
        ],
      },
      { changes: expect.arrayContaining([expect.objectContaining({ after: 'Zubiri' })]) },
    ]);
  });

  it('pages of one list record one entry', async () => {
    const asker = await anAdmin(server);
    const api = asker.api;
    const { pageInfo } = good(await api.users({ first: 1 }));
    good(await api.users({ first: 1, after: pageInfo.endCursor }));
    expect(await entriesOf(asker.id)).toHaveLength(1);
  });

  it('of changes records one entry, whatever the last change was', async () => {
    const asker = await anAdmin(server);
    const api = asker.api;
    for (const updatedSince of ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']) {
      good(await api.users({ updatedSince }));
    }
    expect(await entriesOf(asker.id)).toHaveLength(1);
  });

  it('that is rejected records nothing', async () => {
    const asker = await anAdmin(server);
    const api = asker.api;
    expect(await api.users({ first: 1_000 })).toMatchObject({ status: 422 });
    expect(await api.roster('0123456789abcdef01234567')).toMatchObject({ status: 404 });
    expect(await student.api.me()).toMatchObject({ ok: true });
    expect(await student.api.users({})).toMatchObject({ status: 403 });
    expect(await entriesOf(asker.id)).toEqual([]);
    expect(await AuditEntryModel.countDocuments({ actorId: student.id, action: /view/ })).toBe(0);
  });

  it('of an own enrolment records nothing', async () => {
    const asker = await anAdmin(server);
    const api = asker.api;
    const { id } = good(await api.enrol({ courseId: (await aCourse()).id }));
    good(await api.enrolment(id));
    expect(await AuditEntryModel.countDocuments({ actorId: asker.id, action: /view/ })).toBe(0);
  });
});

describe('the searches of staff', () => {
  it('are erased with the person whom they find, and with nobody else', async () => {
    const admin = await anAdmin(server);
    const documentNumber = aDocumentNumber();
    const person = { firstName: 'Quintiliana', lastName: 'Zubizarreta', documentNumber };
    const member = await aStudent(server, person);
    const staff = admin.api;
    const others = ['Beatriz', 'gomez 1'];
    for (const search of ['zubiz', 'Quintiliana ZUBIZ', documentNumber, `${documentNumber} Ana`, ...others]) {
      good(await staff.users({ search }));
    }
    good(await member.api.requestDeletion({ currentPassword: PASSWORD }));
    good(await staff.settleDeletion({ userId: member.id, decision: 'approve' }));
    const entries = await AuditEntryModel.find({ actorId: admin.id, action: 'user.viewList' }).lean();
    expect(entries).toHaveLength(6);
    const searched = entries.flatMap(({ changes }) => changes.filter(({ field }) => field === 'search'));
    expect(searched.map(({ after }) => after).sort()).toEqual(others.sort());
  });
});
