import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { phoneKey } from '#domain/users/phone.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { DeletionModel } from '../../src/features/deletions/deletion.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import {
  PASSWORD,
  aCourse,
  aRegistration,
  aStudent,
  anAdmin,
  everyEffectStored,
  good,
  type Member,
} from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aStudentWithEverything } from '../everything-of.ts';
import { useTestServer } from '../harness.ts';
import { storedWith } from '../stored-with.ts';
const server = useTestServer({ MESSAGES: 'on' });
const surface = () => ({ url: server.url, connect: connectGraphql });
const apiOf = ({ token }: Pick<Member, 'token'>) => connectGraphql(server.url, token);
let admin: Member;

beforeAll(async () => {
  admin = await anAdmin(surface(), { firstName: 'Inés', lastName: 'Paz' });
});

const request = (member: Member) => apiOf(member).requestDeletion({ currentPassword: PASSWORD });
const settle = (userId: string, decision: string, reason?: string) =>
  apiOf(admin).settleDeletion({ userId, decision, ...(reason === undefined ? {} : { reason }) });

const aStudentWithRequest = async () => {
  const member = await aStudent(surface());
  good(await request(member));
  return member;
};

const CONFLICT = (detail: string) => ({ ok: false, status: 409, detail });

describe('a request for deletion', () => {
  it('is listed for staff until it is withdrawn', async () => {
    const member = await aStudent(surface());
    const requested = good(await request(member)).deletion;
    expect(requested).toMatchObject({ state: 'requested', requestedAt: expect.any(String), settledAt: null });
    expect(good(await request(member)).deletion).toEqual(requested);
    const waiting = async (asksDeletion: boolean) =>
      good(await apiOf(admin).users({ asksDeletion, first: 100 })).nodes.map(({ id }) => id);
    expect(await waiting(true)).toContain(member.id);
    expect(await waiting(false)).not.toContain(member.id);
    expect(await waiting(false)).toContain(admin.id);
    expect(good(await apiOf(member).withdrawDeletion()).deletion).toBeNull();
    good(await apiOf(member).withdrawDeletion());
    expect(await waiting(true)).not.toContain(member.id);
  });

  it.each([[undefined], [null], [''], ['otra-cosa']])('is rejected with the password %j', async (wrong) => {
    const member = await aStudent(surface());
    const stored = await everyEffectStored();
    expect(await apiOf(member).requestDeletion({ currentPassword: wrong })).toMatchObject({
      status: 422,
      fields: [{ field: 'currentPassword', message: messages.currentPassword }],
    });
    expect(await everyEffectStored()).toEqual(stored);
  });

  it('needs no password of an account that has none', async () => {
    const member = await aStudent(surface());
    await UserModel.updateOne({ _id: member.id }, { $set: { passwordHash: null } });
    expect(good(await apiOf(member).requestDeletion({})).deletion).toMatchObject({ state: 'requested' });
  });

  it('is refused with a reason that the person reads, and may be repeated', async () => {
    const member = await aStudentWithRequest();
    for (const reason of [undefined, '', 'no', 'x'.repeat(201)]) {
      expect(await settle(member.id, 'refuse', reason)).toMatchObject({
        status: 422,
        fields: [{ field: 'reason', message: messages.reasonLength }],
      });
    }
    const refused = good(await settle(member.id, 'refuse', 'Tienes una deuda')).deletion;
    expect(refused).toMatchObject({ state: 'refused', reason: 'Tienes una deuda' });
    expect(await settle(member.id, 'refuse', 'Otra vez')).toEqual(CONFLICT(messages.deletionNotRequested));
    expect(good(await apiOf(member).withdrawDeletion()).deletion).toEqual(refused);
    expect(good(await request(member)).deletion).toMatchObject({ state: 'requested', reason: null });
  });

  it('is not approved for a person without a request, with active enrolments, or who is an admin', async () => {
    const member = await aStudent(surface());
    expect(await settle(member.id, 'approve')).toEqual(CONFLICT(messages.deletionNotRequested));
    good(await request(member));
    const { id } = good(await member.api.enrol({ courseId: (await aCourse()).id }));
    expect(await settle(member.id, 'approve')).toEqual(CONFLICT(messages.deletionActive));
    await UserModel.updateOne({ _id: member.id }, { $set: { role: 'admin' } });
    expect(await settle(member.id, 'approve')).toEqual(CONFLICT(messages.deletionOfAdmin));
    await UserModel.updateOne({ _id: member.id }, { $set: { role: 'student' } });
    good(await member.api.cancelEnrolment(id));
    expect(good(await settle(member.id, 'approve')).deletion).toMatchObject({ state: 'done' });
  });
});

describe('an approved one', () => {
  it('removes all personal data, and keeps the record of the training', async () => {
    const person = await aStudentWithEverything({ url: server.url, admin });
    const { documentNumber } = good(await person.api.me());
    const filters = { enrolments: { userId: person.id }, points: { userId: person.id } };
    const counts = async () => [
      await EnrolmentModel.countDocuments(filters.enrolments),
      await PointsEntryModel.countDocuments(filters.points),
      await AuditEntryModel.countDocuments({ subjectId: person.id }),
    ];
    const [enrolments = 0, points = 0, entries = 0] = await counts();
    const settled = good(await settle(person.id, 'approve'));
    expect(settled).toMatchObject({
      firstName: 'Persona',
      lastName: 'anonimizada',
      isActive: false,
      clu: null,
      deletion: { state: 'done' },
    });
    expect(await counts()).toEqual([enrolments, points, entries + 1]);
    const personal = [person.email, documentNumber, 'Quintiliana', 'Zubizarreta', '4999-1234'];
    const more = ['Inconfundible', 'CLU-777123', 'Q7771', 'amiga-persona', 'quintili'];
    expect(await storedWith([...personal, ...more].map((word) => new RegExp(word)))).toEqual([]);
    expect((await verify()).problems).toEqual([]);
  });

  it('is in the audit trail with actor and subject, by id', async () => {
    const member = await aStudentWithRequest();
    good(await settle(member.id, 'approve'));
    const entries = await AuditEntryModel.find({ subjectId: member.id }).sort({ at: 1, _id: 1 }).lean();
    expect(entries).toMatchObject([
      { action: 'user.requestDeletion', actorId: member.id, actorLabel: messages.anonymisedPerson },
      { action: 'user.settleDeletion', actorId: admin.id, actorLabel: 'Inés Paz', outcome: 'done' },
    ]);
    expect(entries.map(({ subjectLabel }) => subjectLabel)).toEqual([
      messages.anonymisedPerson,
      messages.anonymisedPerson,
    ]);
  });

  it('ends all access, and the email and the document can be registered again', async () => {
    const registration = aRegistration();
    const member = await aStudent(surface(), registration);
    good(await request(member));
    good(await settle(member.id, 'approve'));
    expect(await member.api.me()).toMatchObject({ status: 401 });
    const { email, password } = member;
    expect(await member.api.login({ email, password })).toMatchObject({ status: 401 });
    good(await connectGraphql(server.url).register({ ...registration, email, password }));
  });

  it('is final: a repetition changes nothing and restores no personal data', async () => {
    const member = await aStudentWithRequest();
    good(await settle(member.id, 'approve'));
    const account = () => UserModel.findById(member.id).lean();
    const stored = await account();
    expect(await settle(member.id, 'approve')).toEqual(CONFLICT(messages.deletionNotRequested));
    expect(await apiOf(admin).updateUser({ id: member.id, isActive: true })).toEqual(
      CONFLICT(messages.anonymised),
    );
    expect(await apiOf(admin).createPasswordReset(member.id)).toEqual(CONFLICT(messages.anonymised));
    await sweep(server.deps);
    expect(await account()).toEqual(stored);
  });

  it('waits for a concurrent enrolment', async () => {
    const member = await aStudentWithRequest();
    await DeletionModel.updateOne(
      { _id: member.id },
      { $set: { state: 'approved', settledAt: new Date(0) } },
    );
    const { id } = good(await member.api.enrol({ courseId: (await aCourse()).id }));
    await sweep(server.deps);
    expect(await member.api.me()).toMatchObject({ status: 401 });
    expect(await UserModel.exists({ _id: member.id, email: member.email })).toBeTruthy();
    good(await apiOf(admin).cancelEnrolments({ ids: [id], reason: 'academy' }));
    await sweep(server.deps);
    expect(await DeletionModel.exists({ _id: member.id, state: 'done' })).toBeTruthy();
    expect((await verify()).problems).toEqual([]);
  });

  it('does not erase a person who has become an admin since, active or not', async () => {
    for (const isActive of [true, false]) {
      const { id } = await aStudentWithRequest();
      await DeletionModel.updateOne({ _id: id }, { $set: { state: 'approved' } });
      await UserModel.updateOne({ _id: id }, { $set: { role: 'admin', isActive } });
      const before = await UserModel.findById(id).lean();
      await sweep(server.deps);
      expect(await UserModel.findById(id).lean()).toEqual(before);
    }
  });

  it('that left something is found by verify', async () => {
    const [late, left] = [await aStudentWithRequest(), await aStudentWithRequest()];
    good(await settle(left.id, 'approve'));
    await UserModel.updateOne(
      { _id: left.id },
      { $set: { phone: '123', phoneKey: phoneKey('123'), isActive: true } },
    );
    await DeletionModel.updateOne({ _id: late.id }, { $set: { state: 'approved', settledAt: new Date(0) } });
    expect((await verify()).problems.toSorted()).toEqual([
      `deletion ${late.id}: approved and not finished`,
      `deletion ${left.id}: done, but there is an active account`,
      `deletion ${left.id}: done, but there is phone`,
    ]);
    await UserModel.updateOne({ _id: left.id }, { $set: { phone: null, phoneKey: '', isActive: false } });
    await sweep(server.deps);
    expect((await verify()).problems).toEqual([]);
  });
});

describe('the command line', () => {
  const runCommand = useCommandLine(server);

  it('anonymises a person without a request', async () => {
    const member = await aStudent(surface());
    const { id: courseId } = await aCourse();
    const enrolment = good(await member.api.enrol({ courseId }));
    expect(await runCommand(['user', 'anonymise', member.email])).toMatchObject({
      code: 1,
      stderr: `${messages.deletionActive}\n`,
    });
    good(await member.api.cancelEnrolment(enrolment.id));
    expect(await runCommand(['user', 'anonymise', member.email])).toMatchObject({
      code: 0,
      stdout: `${member.id} is anonymised.\n`,
    });
    expect(await storedWith([new RegExp(member.email)])).toEqual([]);
    expect(await runCommand(['user', 'anonymise', admin.email])).toMatchObject({
      code: 1,
      stderr: `${messages.deletionOfAdmin}\n`,
    });
  });
});
