import { addHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { ResetModel } from '../../src/features/auth/reset.model.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aToken } from '../account-builders.ts';
import { PASSWORD, aStudent, anAdmin, textOfEverything, good, type GraphqlMember } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const NEW_PASSWORD = 'otro-secreto-2';

const server = useTestServer();
const visitor = () => connectGraphql(server.url);
const admin = useBuilt(() => anAdmin(server));

const aLink = async ({ id }: GraphqlMember) => {
  const { link } = good(await admin.api.createPasswordReset(id));
  return link.slice(link.indexOf('#') + 1);
};

const INVALID_LINK = {
  ok: false,
  status: 422,
  detail: messages.resetInvalid,
  fields: [{ field: 'token', message: messages.resetInvalid }],
};

describe('a link for a lost password', () => {
  it('is created by staff, stored as a hash, and has its token in the fragment', async () => {
    const member = await aStudent(server);
    const before = new Date();
    const { link, expiresAt } = good(await admin.api.createPasswordReset(member.id));
    const { origin, pathname, search, hash } = new URL(link);
    expect([pathname, search]).toEqual(['/restablecer', '']);
    expect(origin).toMatch(/^http/);
    expect(hash).toMatch(/^#[\w-]{43}$/);
    expect(await textOfEverything()).not.toContain(hash.slice(1));
    expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(addHours(before, 24).getTime());
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(addHours(new Date(), 24).getTime());
  });

  it('sets another password once, and ends all sessions and tokens of the account', async () => {
    const member = await aStudent(server);
    const machine = await aToken(member.id);
    const token = await aLink(member);
    expect(good(await visitor().resetPassword({ token, newPassword: NEW_PASSWORD }))).toEqual({
      detail: messages.passwordReset,
    });
    for (const { token: ended } of [member, machine]) {
      expect(await connectGraphql(server.url, ended).me()).toMatchObject({ status: 401 });
    }
    expect(await visitor().login({ email: member.email, password: PASSWORD })).toMatchObject({ status: 401 });
    good(await visitor().login({ email: member.email, password: NEW_PASSWORD }));
    expect(await visitor().resetPassword({ token, newPassword: 'otro-secreto-3' })).toEqual(INVALID_LINK);
    good(await visitor().login({ email: member.email, password: NEW_PASSWORD }));
  });

  it('is invalid once it has expired, or after another one was created', async () => {
    const member = await aStudent(server);
    const [first, second] = [await aLink(member), await aLink(member)];
    good(await member.api.me());
    await ResetModel.updateOne({ userId: member.id }, { expiresAt: new Date() });
    for (const token of [first, second, '', 'x', 'x'.repeat(201)]) {
      expect(await visitor().resetPassword({ token, newPassword: NEW_PASSWORD })).toEqual(INVALID_LINK);
    }
    good(await visitor().login({ email: member.email, password: PASSWORD }));
  });

  it.each([
    ['is an admin', { role: 'admin' }],
    ['signs in by Google', { googleKey: 'google:of-a-link' }],
  ])('is invalid for a user who %s since it was created', async (_, change) => {
    const member = await aStudent(server);
    const token = await aLink(member);
    await UserModel.updateOne({ _id: member.id }, change);
    expect(await visitor().resetPassword({ token, newPassword: NEW_PASSWORD })).toEqual(INVALID_LINK);
    good(await visitor().login({ email: member.email, password: PASSWORD }));
  });

  it('stays valid after a rejected password', async () => {
    const member = await aStudent(server);
    const token = await aLink(member);
    for (const [newPassword, message] of [
      ['12345', messages.password],
      ['Password1', messages.commonPassword],
    ]) {
      expect(await visitor().resetPassword({ token, newPassword })).toMatchObject({
        status: 422,
        fields: [{ field: 'newPassword', message }],
      });
    }
    good(await visitor().resetPassword({ token, newPassword: NEW_PASSWORD }));
  });

  it('that is used many times at once gives one password', async () => {
    const member = await aStudent(server);
    const token = await aLink(member);
    const passwords = Array.from({ length: 8 }, (_, index) => `secreto-paralelo-${index}`);
    const results = await Promise.all(
      passwords.map((newPassword) => visitor().resetPassword({ token, newPassword })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = passwords[results.findIndex(({ ok }) => ok)] ?? '';
    good(await visitor().login({ email: member.email, password: winner }));
  });

  it('is not created for an admin, an account of Google, or an unknown user', async () => {
    const colleague = await anAdmin(server);
    const ofGoogle = await aStudent(server);
    await UserModel.updateOne({ _id: ofGoogle.id }, { googleKey: `google:${ofGoogle.id}` });
    const results = await Promise.all(
      [colleague.id, ofGoogle.id, 'x'].map((id) => admin.api.createPasswordReset(id)),
    );
    expect(results).toMatchObject([
      { status: 409, detail: messages.resetOfAdmin },
      { status: 409, detail: messages.resetOfGoogle },
      { status: 404, detail: messages.userNotFound },
    ]);
    const refused = await AuditEntryModel.find({ action: 'user.passwordReset', outcome: 'refused' })
      .sort({ at: 1 })
      .lean();
    expect(refused.map(({ subjectId, reason }) => [subjectId, reason])).toEqual([
      [colleague.id, messages.resetOfAdmin],
      [ofGoogle.id, messages.resetOfGoogle],
    ]);
  });
});

describe('one of the commonest passwords, or the name of the academy', () => {
  const NAMES = [academy.name, `${academy.name.replace(' ', '')}2026!`, `${academy.code}-2026`];

  it.each(['password1', 'Qwerty123', '123456789', ...NAMES])(
    '%s is rejected for a change',
    async (newPassword) => {
      const member = await aStudent(server);
      expect(await member.api.changePassword({ currentPassword: PASSWORD, newPassword })).toEqual({
        ok: false,
        status: 422,
        detail: messages.commonPassword,
        fields: [{ field: 'newPassword', message: messages.commonPassword }],
      });
      good(await visitor().login({ email: member.email, password: PASSWORD }));
    },
  );

  it.each(['centinelas del norte', '7391846205', 'mi Academia'])(
    '%s is accepted for a change',
    async (newPassword) => {
      const member = await aStudent(server);
      good(await member.api.changePassword({ currentPassword: PASSWORD, newPassword }));
    },
  );

  it('is accepted for a new account, as specified', async () => {
    const { api } = await aStudent(server, { password: '123456' });
    good(await api.me());
  });
});
