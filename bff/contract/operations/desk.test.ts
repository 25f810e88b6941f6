import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aSecondFactor, aToken } from '../account-builders.ts';
import { PASSWORD, aStaffMember, aStudent, anAdmin, anEmail, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const REFUSED = { ok: false, status: 403, detail: messages.roleNotPermitted };

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));

const fetchAs = ({ token }: { token: string }, path: string) =>
  fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

describe('the desk', () => {
  it('corrects and deactivates students', async () => {
    const { id } = await aStudent(server);
    const [email, changes] = [anEmail(), { clu: 'CLU-7', firstName: 'Lucía', isActive: false }];
    expect(good(await desk.api.updateUser({ id, email, ...changes }))).toMatchObject({
      ...changes,
      pendingEmail: email,
    });
  });

  it.each([{ role: 'admin' }, { staffRole: 'desk' }, { staffRole: null }, { role: 'student' }])(
    'cannot give a role: %j',
    async (change) => {
      const { id } = await aStudent(server);
      expect(await desk.api.updateUser({ id, ...change })).toEqual(REFUSED);
      expect(await UserModel.findById(id).lean()).toMatchObject({ role: 'student', staffRole: null });
      expect(await AuditEntryModel.countDocuments({ subjectId: id, outcome: 'refused' })).toBe(1);
    },
  );

  it.each(['admin', 'desk', 'instructor', 'itself'] as const)('cannot change %s', async (whom) => {
    const member =
      whom === 'admin' ? await anAdmin(server) : whom === 'itself' ? desk : await aStaffMember(server, whom);
    for (const change of [{ isActive: false }, { email: anEmail() }, { clu: 'CLU-1' }, { role: 'admin' }]) {
      expect(await desk.api.updateUser({ id: member.id, ...change })).toEqual(REFUSED);
    }
  });

  it('can give a first password only to a student created by staff', async () => {
    const api = desk.api;
    const { id } = good(await api.createPerson({ firstName: 'Ana', phone: '1' }));
    expect(good(await api.mayCreatePasswordReset(id))).toBe(true);
    good(await api.createPasswordReset(id));
    good(await admin.api.updateUser({ id, staffRole: 'instructor' }));
    for (const other of [id, (await aStudent(server)).id]) {
      expect(good(await api.mayCreatePasswordReset(other))).toBe(false);
      expect(await api.createPasswordReset(other)).toEqual(REFUSED);
    }
    expect(good(await admin.api.mayCreatePasswordReset(id))).toBe(true);
    expect(good(await admin.api.mayCreatePasswordReset(admin.id))).toBe(false);
  });

  it('is a student by REST, without another field', async () => {
    const body = await (await fetchAs(desk, '/api/auth/me')).json();
    expect(body).toMatchObject({ role: 'student' });
    expect(Object.keys(body)).not.toContain('staff_role');
    expect(good(await admin.api.user(desk.id))).toMatchObject({ role: 'student', staffRole: 'desk' });
  });

  it('creates tokens with the admin scope, which have no more rights than its role', async () => {
    const input = { name: 'Impresora', scopes: ['read', 'admin'], currentPassword: PASSWORD };
    const { token } = good(await desk.api.createAccessToken(input));
    good(await connectGraphql(server.url, token).instructors());
    expect(
      await connectGraphql(server.url, token).reports({ fromMonth: '2035-01', toMonth: '2035-01' }),
    ).toEqual(REFUSED);
    expect(await (await aStudent(server)).api.createAccessToken(input)).toMatchObject({ status: 422 });
  });
});

describe('the role of staff', () => {
  it('is given and removed by admins, is in the audit trail, and applies at once', async () => {
    const person = await aStudent(server);
    expect(await person.api.instructors()).toMatchObject({ status: 403, detail: messages.forbidden });
    good(await admin.api.updateUser({ id: person.id, staffRole: 'desk' }));
    good(await person.api.instructors());
    const machine = await aToken(person.id);
    good(await admin.api.updateUser({ id: person.id, staffRole: null }));
    for (const { token } of [person, machine]) {
      expect(await connectGraphql(server.url, token).me()).toMatchObject({ status: 401 });
    }
    const entries = await AuditEntryModel.find({ subjectId: person.id, action: 'user.update' })
      .sort({ at: 1 })
      .lean();
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'staffRole', before: null, after: 'desk' }],
      [{ field: 'staffRole', before: 'desk', after: null }],
    ]);
  });
});

describe('where staff must show a second factor', () => {
  const strict = useTestServer({ ADMIN_SECOND_FACTOR: 'on' });

  it('the desk must, too', async () => {
    const member = await aStaffMember({ url: strict.url, connect: connectGraphql }, 'desk');
    const api = connectGraphql(strict.url, member.token);
    expect(good(await api.mySecondFactor())).toMatchObject({ isRequired: true });
    expect(await api.instructors()).toMatchObject({ status: 403, detail: messages.secondFactorRequired });
    good(await api.verifySecondFactor({ code: await aSecondFactor(member.id) }));
    good(await api.instructors());
  });
});
