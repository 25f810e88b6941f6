import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { isMissingEmail } from '#domain/users/no-email.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Payload } from '../academy-api.ts';
import { aCourse, aProfile, aStudent, anAdmin, anEmail, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const PASSWORD = 'una-clave-propia-7';

const server = useTestServer();
const visitor = () => connectGraphql(server.url);
const admin = useBuilt(() => anAdmin(server));

const aPerson = async (input: Payload) =>
  good(await admin.api.createPerson({ firstName: 'Ana', lastName: 'Paz', ...input }));

const tokenFor = async (id: string) => {
  const { link } = good(await admin.api.createPasswordReset(id));
  const [token, mark] = link.slice(link.indexOf('#') + 1).split('&');
  return { token, mark };
};

const invalid = (field: string, message: string) => ({
  ok: false,
  status: 422,
  detail: message,
  fields: [{ field, message }],
});

describe('a person created by staff', () => {
  it('has a name and a phone, or an email, and a profile to complete', async () => {
    const email = anEmail();
    const [byPhone, byEmail] = [await aPerson({ phone: '11 5555-0101' }), await aPerson({ email })];
    expect(byPhone).toMatchObject({
      firstName: 'Ana',
      lastName: 'Paz',
      phone: '11 5555-0101',
      role: 'student',
    });
    expect(isMissingEmail(byPhone.email)).toBe(true);
    expect(byEmail).toMatchObject({ email, phone: null });
    expect([byPhone.needsSetup, byEmail.needsSetup]).toEqual([true, true]);
    const [entry] = await AuditEntryModel.find({ subjectId: byPhone.id }).lean();
    expect(entry).toMatchObject({ action: 'user.create', outcome: 'done', subjectLabel: 'Ana Paz' });
  });

  it('is not stored without either, nor with the email of another', async () => {
    const { email } = await aStudent(server);
    const before = await UserModel.countDocuments();
    expect(await admin.api.createPerson({ firstName: 'Ana' })).toEqual(
      invalid('phone', messages.emailOrPhone),
    );
    expect(await admin.api.createPerson({ firstName: 'Ana', email })).toMatchObject({
      status: 409,
      detail: messages.emailTaken,
    });
    expect(await UserModel.countDocuments()).toBe(before);
  });

  it('is enrolled by staff before the profile is complete', async () => {
    const { id: userId } = await aPerson({ phone: '1' });
    const { id: courseId } = await aCourse();
    expect(good(await admin.api.enrolStudent({ userId, courseId }))).toMatchObject({ status: 'pending' });
  });
});

describe('the link of a person without an email', () => {
  it('requires an email, and stays valid until one is accepted', async () => {
    const { id } = await aPerson({ phone: '1' });
    const { token, mark } = await tokenFor(id);
    expect(mark).toBe('correo');
    const choose = (input: Payload) => visitor().resetPassword({ token, newPassword: PASSWORD, ...input });
    expect(await choose({})).toEqual(invalid('email', messages.emailToSignIn));
    expect(await choose({ email: admin.email })).toMatchObject({ status: 409, detail: messages.emailTaken });
    const email = anEmail();
    good(await choose({ email }));
    expect(await choose({ email: anEmail() })).toEqual(invalid('token', messages.resetInvalid));
    const { accessToken } = good(await visitor().login({ email, password: PASSWORD }));
    const own = connectGraphql(server.url, accessToken);
    expect(good(await own.setupProfile(aProfile()))).toMatchObject({ id, email, needsSetup: false });
    expect(good(await admin.api.users({ search: email })).edges.map(({ node }) => node.id)).toEqual([id]);
  });

  it('does not change an existing email', async () => {
    const email = anEmail();
    const { id } = await aPerson({ email });
    const { token, mark } = await tokenFor(id);
    expect(mark).toBeUndefined();
    good(await visitor().resetPassword({ token, newPassword: PASSWORD, email: anEmail() }));
    good(await visitor().login({ email, password: PASSWORD }));
  });
});
