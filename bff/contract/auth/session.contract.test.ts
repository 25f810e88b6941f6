import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { AcademyApi } from '../academy-api.ts';
import {
  PASSWORD,
  aDeactivated,
  aPending,
  aStudent,
  anEmail,
  everythingStored,
  textOfEverything,
  good,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer({ SESSION_HOURS: '2' });

const digest = (token: string) => createHash('sha256').update(token).digest('hex');
const UNAUTHENTICATED = { ok: false, status: 401, detail: messages.unauthenticated };
const WRONG = { ok: false, status: 401, detail: 'Email o contraseña incorrectos' };

describe.each(surfaces)('sessions by %s', (_surface, connect) => {
  let visitor: AcademyApi;
  const student = useBuilt(() => aStudent({ url: server.url, connect }));

  beforeAll(async () => {
    visitor = connect(server.url);
  });

  const login = (email: unknown, password: unknown) => visitor.login({ email, password });

  it('login returns a new bearer token each time', async () => {
    const first = good(await login(student.email, PASSWORD));
    const second = good(await login(student.email, PASSWORD));
    expect(first).toEqual({ accessToken: expect.stringMatching(/^[\w-]{40,}$/), tokenType: 'bearer' });
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(good(await connect(server.url, first.accessToken).me()).id).toBe(student.id);
  });

  it('login accepts the email in any case and with spaces around it', async () => {
    expect((await login(` ${student.email.toUpperCase()} `, PASSWORD)).ok).toBe(true);
  });

  it('login responds the same to a wrong password and to an unknown email', async () => {
    expect(await login(student.email, `${PASSWORD}x`)).toEqual(WRONG);
    expect(await login(student.email, PASSWORD.toUpperCase())).toEqual(WRONG);
    expect(await login(anEmail(), PASSWORD)).toEqual(WRONG);
  });

  it('login responds the same to an account that has no password', async () => {
    const pending = await aPending({ url: server.url, connect });
    await UserModel.updateOne({ _id: pending.id }, { $set: { passwordHash: null } });
    expect(await login(pending.email, PASSWORD)).toEqual(WRONG);
  });

  it('login reveals that an account is deactivated only after the right password', async () => {
    const { email } = await aDeactivated({ url: server.url, connect });
    expect(await login(email, PASSWORD)).toEqual({ ok: false, status: 403, detail: messages.deactivated });
    expect(await login(email, 'otra-cosa')).toEqual(WRONG);
  });

  it.each([
    undefined,
    null,
    5,
    true,
    [],
    ['a@b.co'],
    {},
    { $ne: null },
    { $gt: '' },
    '',
    'ana',
    'ñ@example.com',
  ])('login rejects the malformed email %j', async (email) => {
    const before = await everythingStored();
    expect(await login(email, PASSWORD)).toEqual({
      ok: false,
      status: 422,
      detail: messages.email,
      fields: [{ field: 'email', message: messages.email }],
    });
    expect(await everythingStored()).toEqual(before);
  });

  it.each([
    undefined,
    null,
    123456,
    true,
    [PASSWORD],
    {},
    { $ne: null },
    { $regex: '.*' },
    '',
    '12345',
    'p'.repeat(129),
  ])('login rejects the malformed password %j', async (password) => {
    expect(await login(student.email, password)).toEqual({
      ok: false,
      status: 422,
      detail: messages.password,
      fields: [{ field: 'password', message: messages.password }],
    });
  });

  it('stores only the digest of a token, with an expiry after the configured hours', async () => {
    const { accessToken } = good(await login(student.email, PASSWORD));
    const session = await SessionModel.findById(digest(accessToken)).orFail().lean();
    const hours = (session.expiresAt.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
    expect(await textOfEverything()).not.toContain(accessToken);
  });

  it('an expired session is rejected, even before it is cleaned up', async () => {
    const { accessToken } = good(await login(student.email, PASSWORD));
    await SessionModel.updateOne(
      { _id: digest(accessToken) },
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    );
    expect(await connect(server.url, accessToken).me()).toEqual(UNAUTHENTICATED);
  });

  it.each(['', 'x', 'null', 'undefined', '0'.repeat(64), 'a'.repeat(300), '{"$ne":null}', 'ey.J.x'])(
    'the malformed token %j is rejected',
    async (token) => {
      expect(await connect(server.url, token).me()).toEqual(UNAUTHENTICATED);
    },
  );

  it('the stored digest of a token is rejected as a token', async () => {
    expect(await connect(server.url, digest(student.token)).me()).toEqual(UNAUTHENTICATED);
  });

  it('logout confirms it and revokes this session at once, no other', async () => {
    const other = good(await login(student.email, PASSWORD)).accessToken;
    const leaving = connect(server.url, good(await login(student.email, PASSWORD)).accessToken);
    expect(good(await leaving.logout())).toEqual({ detail: 'Sesión cerrada exitosamente' });
    expect(await leaving.me()).toEqual(UNAUTHENTICATED);
    expect(await leaving.logout()).toEqual(UNAUTHENTICATED);
    expect((await connect(server.url, other).me()).ok).toBe(true);
  });

  it('deactivation and reactivation apply to the next request', async () => {
    const member = await aStudent({ url: server.url, connect });
    await UserModel.updateOne({ _id: member.id }, { $set: { isActive: false } });
    expect(await member.api.me()).toEqual({ ok: false, status: 403, detail: messages.deactivated });
    await UserModel.updateOne({ _id: member.id }, { $set: { isActive: true } });
    expect((await member.api.me()).ok).toBe(true);
  });

  it('a change of role applies to the next request', async () => {
    const member = await aStudent({ url: server.url, connect });
    expect((await member.api.allUsers()).status).toBe(403);
    await UserModel.updateOne({ _id: member.id }, { $set: { role: 'admin' } });
    expect((await member.api.allUsers()).ok).toBe(true);
    await UserModel.updateOne({ _id: member.id }, { $set: { role: 'student' } });
    expect((await member.api.allUsers()).status).toBe(403);
  });

  it('a session whose account is gone is rejected', async () => {
    const member = await aStudent({ url: server.url, connect });
    await UserModel.deleteOne({ _id: member.id });
    expect(await member.api.me()).toEqual(UNAUTHENTICATED);
  });

  it('health reports the state and the engine of the database', async () => {
    expect(good(await visitor.health())).toEqual({
      status: 'ok',
      database: 'up',
      engine: expect.stringMatching(/\w+/),
    });
  });

  it('without Google settings the sign-in by Google responds that it is not configured', async () => {
    expect(await visitor.googleAuthUrl()).toEqual({
      ok: false,
      status: 503,
      detail: messages.googleNotConfigured,
    });
  });
});
