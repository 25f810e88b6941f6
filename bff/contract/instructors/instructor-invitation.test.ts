import { addDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aToken } from '../account-builders.ts';
import { aStaffMember, aStudent, anAdmin, anInstructor, anInvitation, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const INVALID = { ok: false, status: 422, detail: messages.invitationInvalid };
const DAY = { from: '2035-03-01', to: '2035-03-01' };

const admin = useBuilt(() => anAdmin(server));

const invite = async (id: string) => {
  const { link } = good(await admin.api.inviteInstructor(id));
  return new URL(link).hash.slice(1);
};

describe('an invitation', () => {
  it('makes its user an instructor, once', async () => {
    const { id } = await anInstructor({ name: 'Rita Sol' });
    const token = await invite(id);
    expect(JSON.stringify(await InstructorModel.find().lean())).not.toContain(token);
    expect(good(await admin.api.instructor(id))).toMatchObject({
      hasAccount: false,
      invitedUntil: expect.any(String),
    });
    const person = await aStudent(server);
    expect(good(await person.api.acceptInstructorInvitation(token))).toMatchObject({ name: 'Rita Sol' });
    expect(good(await admin.api.user(person.id))).toMatchObject({
      role: 'student',
      staffRole: 'instructor',
    });
    good(await person.api.myClasses(DAY));
    expect(good(await admin.api.instructor(id))).toMatchObject({ hasAccount: true, invitedUntil: null });
    expect(await (await aStudent(server)).api.acceptInstructorInvitation(token)).toMatchObject(INVALID);
    expect(await admin.api.inviteInstructor(id)).toMatchObject({
      status: 409,
      detail: messages.instructorHasAccount,
    });
    const entries = await AuditEntryModel.find({ subjectId: id, outcome: 'done' }).sort({ at: 1 }).lean();
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['instructor.invite', admin.id],
      ['instructor.accept', person.id],
    ]);
  });

  it('is replaced by the next one', async () => {
    const { id } = await anInstructor();
    const [first, second] = [await invite(id), await invite(id)];
    const { token } = await aStudent(server);
    expect(await connectGraphql(server.url, token).acceptInstructorInvitation(first)).toMatchObject(INVALID);
    good(await connectGraphql(server.url, token).acceptInstructorInvitation(second));
  });

  it.each([
    ['that has expired', { 'invitation.expiresAt': addDays(new Date(), -1) }],
    ['of an inactive instructor', { isActive: false }],
  ])('%s is invalid', async (name, change) => {
    const token = await anInvitation({ name });
    await InstructorModel.updateOne({ name, invitation: { $ne: null } }, change);
    expect(await (await aStudent(server)).api.acceptInstructorInvitation(token)).toMatchObject(INVALID);
  });

  it.each([
    ['who is deactivated, although active again', [{ isActive: false }, { isActive: true }]],
    ['with another email', [{ email: 'otra@example.com' }]],
  ])('ends for an instructor %s', async (_name, changes) => {
    const { id } = await anInstructor();
    const token = await invite(id);
    for (const change of changes) good(await admin.api.updateInstructor({ id, ...change }));
    expect(good(await admin.api.instructor(id))).toMatchObject({ invitedUntil: null });
    expect(await (await aStudent(server)).api.acceptInstructorInvitation(token)).toMatchObject(INVALID);
  });

  it('stays valid with another phone', async () => {
    const { id } = await anInstructor();
    const token = await invite(id);
    good(await admin.api.updateInstructor({ id, phone: '+54 11 5555-0000', isActive: true }));
    good(await (await aStudent(server)).api.acceptInstructorInvitation(token));
  });

  it('does not change the role of the desk or of an instructor', async () => {
    const desk = await aStaffMember(server, 'desk');
    expect(await desk.api.acceptInstructorInvitation(await anInvitation())).toMatchObject({
      status: 409,
      detail: messages.hasAnotherRole,
    });
    const instructor = await aStaffMember(server, 'instructor');
    const token = await anInvitation();
    expect(await instructor.api.acceptInstructorInvitation(token)).toMatchObject({
      status: 409,
      detail: messages.alreadyAnInstructor,
    });
    good(await (await aStudent(server)).api.acceptInstructorInvitation(token));
  });

  it('is accepted only in a session', async () => {
    const { token } = await aToken((await aStudent(server)).id);
    expect(
      await connectGraphql(server.url, token).acceptInstructorInvitation(await anInvitation()),
    ).toMatchObject({
      status: 403,
      detail: messages.notForTokens,
    });
  });

  it('that several accept at once is valid for one', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aStudent(server)));
    for (let round = 0; round < 5; round += 1) {
      const token = await anInvitation();
      const results = await Promise.all(people.map((one) => one.api.acceptInstructorInvitation(token)));
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const winners = await UserModel.find({
        staffRole: 'instructor',
        _id: { $in: people.map(({ id }) => id) },
      });
      expect(winners).toHaveLength(round + 1);
    }
  });
});

describe('an instructor who loses the role', () => {
  it('loses the record, for which another user may be invited', async () => {
    const person = await aStaffMember(server, 'instructor');
    const { _id } = await InstructorModel.findOne({ accountKey: person.id }).orFail().lean();
    good(await admin.api.updateUser({ id: person.id, staffRole: null }));
    good(await admin.api.inviteInstructor(_id.toString()));
    good(await admin.api.updateUser({ id: person.id, staffRole: 'instructor' }));
    const { accessToken: token } = good(
      await connectGraphql(server.url).login({ email: person.email, password: person.password }),
    );
    expect(await connectGraphql(server.url, token).myClasses(DAY)).toMatchObject({
      detail: messages.notAnInstructor,
    });
  });
});
