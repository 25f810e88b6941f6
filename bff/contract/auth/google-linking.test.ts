import { expect, describe, it, vi } from 'vitest';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { correctEmail } from '../account-builders.ts';
import { PASSWORD, aRegistration, anAdmin, anEmail, everythingStored, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { FAILED, KNOWN, NEW, useGoogle } from './google-visits.ts';

const { google, aPerson, surface, aRegistered, signIn, meOf } = useGoogle();
const LINKING_ROUNDS = 6;

describe('an address that has an account', () => {
  it('is linked when Google has verified it: the old password and sessions are dropped', async () => {
    const student = await aRegistered();
    const location = await signIn(aPerson({ email: student.email.toUpperCase() }));
    expect(location).toMatch(KNOWN);
    expect((await meOf(location)).id).toBe(student.id);
    expect((await student.api.me()).status).toBe(401);
    const again = await connectRest(google.server.url).login({ email: student.email, password: PASSWORD });
    expect(again.status).toBe(401);
  });

  it('ends every session of the old password, whatever the order of sign-in and linking', async () => {
    const visitor = connectRest(google.server.url);
    const signInRepeatedly = async (email: string, tokens: string[] = []): Promise<string[]> => {
      const result = await visitor.login({ email, password: PASSWORD });
      return result.ok ? signInRepeatedly(email, [...tokens, result.data.accessToken]) : tokens;
    };
    for (let round = 0; round < LINKING_ROUNDS; round += 1) {
      const student = await aRegistered();
      const signingIn = [signInRepeatedly(student.email), signInRepeatedly(student.email)];
      expect(await signIn(aPerson({ email: student.email }))).toMatch(KNOWN);
      for (const token of [student.token, ...(await Promise.all(signingIn)).flat()])
        expect((await connectRest(google.server.url, token).me()).status).toBe(401);
    }
    expect(good(await visitor.health()).status).toBe('ok');
  });

  it('is not changed when Google has not verified it', async () => {
    const student = await aRegistered();
    const before = await everythingStored();
    expect(await signIn(aPerson({ email: student.email, email_verified: false }))).toBe(FAILED);
    expect(await everythingStored()).toEqual(before);
  });

  it('does not sign in to an account whose email was corrected before its session was stored', async () => {
    const staff = connectGraphql(google.server.url, (await anAdmin(surface())).token);
    const student = await aRegistered();
    const store = SessionModel.create.bind(SessionModel);
    const stored = vi.spyOn(SessionModel, 'create').mockImplementationOnce((async (session: object) => {
      await correctEmail(staff, student.id);
      return store(session);
    }) as never);
    expect(await signIn(aPerson({ email: student.email }))).toBe(FAILED);
    expect(stored).toHaveBeenCalledOnce();
    stored.mockRestore();
    expect(await SessionModel.countDocuments({ userId: student.id })).toBe(0);
  });

  it('with an identity from before a correction signs in to another account, not to the corrected one', async () => {
    const student = await aRegistered();
    const person = aPerson({ email: student.email });
    await signIn(person);
    await UserModel.updateOne({ _id: student.id }, { email: anEmail(), googleKey: null });
    const location = await signIn(person);
    expect(location).toMatch(NEW);
    expect((await meOf(location)).id).not.toBe(student.id);
    expect((await meOf(await signIn(person))).id).toBe((await meOf(location)).id);
  });

  it('of a Google account cannot be registered again', async () => {
    const person = aPerson();
    await signIn(person);
    for (const connect of [connectRest, connectGraphql]) {
      expect(await connect(google.server.url).register(aRegistration({ email: person.email }))).toEqual({
        ok: false,
        status: 409,
        detail: 'email already registered',
      });
    }
  });
});
