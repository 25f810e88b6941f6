import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { SecondFactorModel } from '../../src/features/auth/second-factor/second-factor.model.ts';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aToken, appOf } from '../account-builders.ts';
import { PASSWORD, aStudent, anAdmin, textOfEverything, good, type Member } from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, type TestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const apiOf = (server: TestServer, { token }: { token: string }) => connectGraphql(server.url, token);

/** An account with a second factor: its app and its recovery codes. The code of a step before is what activated it. */
const withSecondFactor = async (server: TestServer, member: Member) => {
  const api = apiOf(server, member);
  const { secret } = good(await api.startSecondFactor({ currentPassword: PASSWORD }));
  const codeAt = appOf(secret);
  const { recoveryCodes } = good(await api.confirmSecondFactor({ code: codeAt(-1) }));
  return { api, codeAt, recoveryCodes };
};

const wrong = (message: string) => ({
  ok: false,
  status: 422,
  detail: message,
  fields: [{ field: 'code', message }],
});

describe('a second factor', () => {
  const server = useTestServer();
  const runCommand = useCommandLine(server);

  it('is set up with the secret of an app, and active after the first code', async () => {
    const member = await aStudent(server);
    const api = apiOf(server, member);
    const { secret, uri } = good(await api.startSecondFactor({ currentPassword: PASSWORD }));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).toContain(encodeURIComponent(member.email));
    expect(await api.confirmSecondFactor({ code: '000000' })).toEqual(wrong(messages.secondFactorWrong));
    expect(good(await api.mySecondFactor()).isActive).toBe(false);
    good(await member.api.login({ email: member.email, password: PASSWORD }));
    const { recoveryCodes } = good(await api.confirmSecondFactor({ code: appOf(secret)() }));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(good(await api.mySecondFactor())).toEqual({
      isActive: true,
      isVerified: true,
      isRequired: false,
      recoveryCodesLeft: 10,
      lossEffectiveAt: null,
    });
    expect(await api.startSecondFactor({ currentPassword: PASSWORD })).toMatchObject({
      status: 409,
      detail: messages.secondFactorActive,
    });
  });

  it('stores neither its secret nor a recovery code in plain text', async () => {
    const member = await aStudent(server);
    const api = apiOf(server, member);
    const { secret } = good(await api.startSecondFactor({ currentPassword: PASSWORD }));
    const { recoveryCodes } = good(await api.confirmSecondFactor({ code: appOf(secret)() }));
    const stored = await textOfEverything();
    const raw = Buffer.from(Secret.fromBase32(secret).bytes);
    const digests = recoveryCodes.map((code) => createHash('sha256').update(code).digest('hex'));
    for (const text of [
      secret,
      raw.toString('hex'),
      raw.toString('base64url'),
      ...recoveryCodes,
      ...digests,
    ]) {
      expect(stored).not.toContain(text);
    }
  });

  it('is set up only with the password', async () => {
    const member = await aStudent(server);
    for (const currentPassword of [undefined, null, '', 'otra-cosa']) {
      expect(await apiOf(server, member).startSecondFactor({ currentPassword })).toMatchObject({
        status: 422,
        fields: [{ field: 'currentPassword', message: messages.currentPassword }],
      });
    }
    expect(await SecondFactorModel.exists({ _id: member.id })).toBeNull();
    await UserModel.updateOne({ _id: member.id }, { passwordHash: null });
    good(await apiOf(server, member).startSecondFactor({}));
  });

  it.each(surfaces)('is required at sign-in by %s, after the right password', async (_surface, connect) => {
    const member = await aStudent(server);
    const { codeAt } = await withSecondFactor(server, member);
    const visitor = connect(server.url);
    const { email } = member;
    expect(await visitor.login({ email, password: 'otra-cosa', code: codeAt() })).toMatchObject({
      status: 401,
      detail: messages.invalidCredentials,
    });
    expect(await visitor.login({ email, password: PASSWORD })).toEqual(wrong(messages.secondFactorCode));
    expect(await visitor.login({ email, password: PASSWORD, code: '000000' })).toEqual(
      wrong(messages.secondFactorWrong),
    );
    const { accessToken } = good(await visitor.login({ email, password: PASSWORD, code: codeAt() }));
    expect(good(await connectGraphql(server.url, accessToken).mySecondFactor()).isVerified).toBe(true);
  });

  it('accepts a code of one step before or after, no other, and none twice', async () => {
    const member = await aStudent(server);
    const { codeAt } = await withSecondFactor(server, member);
    const { email } = member;
    const signIn = (code: string) => member.api.login({ email, password: PASSWORD, code });
    for (const offset of [-1, -2, 2])
      expect(await signIn(codeAt(offset))).toEqual(wrong(messages.secondFactorWrong));
    const code = codeAt(1);
    good(await signIn(code));
    expect(await signIn(code)).toEqual(wrong(messages.secondFactorWrong));
  });

  it('of a code that comes many times at once lets one in', async () => {
    const member = await aStudent(server);
    const { codeAt, recoveryCodes } = await withSecondFactor(server, member);
    const { email } = member;
    for (const code of [codeAt(), recoveryCodes[0]]) {
      const results = await Promise.all(
        Array.from({ length: 8 }, () => member.api.login({ email, password: PASSWORD, code })),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it('accepts each recovery code once, in any notation', async () => {
    const member = await aStudent(server);
    const { api, recoveryCodes } = await withSecondFactor(server, member);
    const { email } = member;
    const [code = ''] = recoveryCodes;
    const signIn = () => member.api.login({ email, password: PASSWORD, code: ` ${code.toUpperCase()} ` });
    good(await signIn());
    expect(await signIn()).toEqual(wrong(messages.secondFactorWrong));
    expect(good(await api.mySecondFactor()).recoveryCodesLeft).toBe(9);
  });

  it('is ended with a code, and not required afterwards', async () => {
    const member = await aStudent(server);
    const { api, codeAt } = await withSecondFactor(server, member);
    expect(await api.endSecondFactor({ code: '000000' })).toEqual(wrong(messages.secondFactorWrong));
    expect(good(await api.endSecondFactor({ code: codeAt() }))).toEqual({
      detail: messages.secondFactorEnded,
    });
    good(await member.api.login({ email: member.email, password: PASSWORD }));
    expect(good(await api.mySecondFactor())).toMatchObject({ isActive: false, isVerified: false });
    expect(await api.verifySecondFactor({ code: codeAt(1) })).toMatchObject({
      status: 409,
      detail: messages.secondFactorInactive,
    });
  });

  it('is ended by the operator if the phone is lost', async () => {
    const member = await aStudent(server);
    await withSecondFactor(server, member);
    const result = await runCommand(['user', 'end-second-factor', member.email]);
    expect(result.stdout).toBe(`${member.email} signs in without a second factor.\n`);
    good(await member.api.login({ email: member.email, password: PASSWORD }));
  });
});

describe('a second factor that admins must have', () => {
  const server = useTestServer({ ADMIN_SECOND_FACTOR: 'on' });

  it.each(surfaces)(
    'is required of the session for operations of admins by %s',
    async (_surface, connect) => {
      const member = await anAdmin(server);
      const refused = { ok: false, status: 403, detail: messages.secondFactorRequired };
      const api = connect(server.url, member.token);
      good(await api.me());
      expect(await api.allUsers()).toEqual(refused);
      expect(good(await apiOf(server, member).mySecondFactor())).toMatchObject({
        isRequired: true,
        isVerified: false,
      });
      expect(
        await apiOf(server, member).createAccessToken({
          currentPassword: PASSWORD,
          name: 'Atajo',
          scopes: ['read', 'admin'],
        }),
      ).toMatchObject({ status: 422, detail: messages.tokenAdminScope });
      const { codeAt } = await withSecondFactor(server, member);
      good(await api.allUsers());
      await SessionModel.updateOne({ userId: member.id }, { isVerified: false });
      expect(await api.allUsers()).toEqual(refused);
      expect(await apiOf(server, member).verifySecondFactor({ code: '000000' })).toEqual(
        wrong(messages.secondFactorWrong),
      );
      expect(good(await apiOf(server, member).verifySecondFactor({ code: codeAt() }))).toEqual({
        detail: messages.secondFactorConfirmed,
      });
      good(await api.allUsers());
      good(await apiOf(server, member).endSecondFactor({ code: codeAt(1) }));
      expect(await api.allUsers()).toEqual(refused);
    },
  );

  it('limits a token that was created without it to operations of other roles', async () => {
    const member = await anAdmin(server);
    const early = await aToken(member.id);
    const { api, codeAt } = await withSecondFactor(server, member);
    const input = { currentPassword: PASSWORD, name: 'Tablero', scopes: ['read', 'write', 'admin'] };
    const late = good(await api.createAccessToken(input));
    const isFor = async (token: string) => {
      const session = connectGraphql(server.url, token);
      good(await session.me());
      const result = await session.adminStats();
      return result.ok || [result.status, result.detail];
    };
    const refused = [403, messages.tokenUnverified];
    expect([await isFor(early.token), await isFor(late.token)]).toEqual([refused, true]);
    good(await api.endSecondFactor({ code: codeAt() }));
    expect(await isFor(late.token)).toEqual(refused);
  });

  it('changes nothing for students', async () => {
    const member = await aStudent(server);
    good(await member.api.myPoints());
    expect(await member.api.allUsers()).toMatchObject({ status: 403, detail: messages.forbidden });
  });
});

describe('guesses of codes', () => {
  const server = useTestServer({ RATE_LIMITS: 'on' });

  it('are limited to eight in a quarter of an hour', async () => {
    const member = await aStudent(server);
    const { api, codeAt } = await withSecondFactor(server, member);
    for (let guess = 1; guess < 8; guess += 1) {
      expect(await api.verifySecondFactor({ code: '000000' })).toEqual(wrong(messages.secondFactorWrong));
    }
    expect(await api.verifySecondFactor({ code: codeAt() })).toMatchObject({ status: 429 });
  });
});
