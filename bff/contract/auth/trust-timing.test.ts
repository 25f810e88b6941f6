import { addDays } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AccessTokenModel } from '../../src/features/access-tokens/access-token.model.ts';
import { ResetModel } from '../../src/features/auth/reset.model.ts';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { DeletionModel } from '../../src/features/deletions/deletion.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aReset, aToken, correctEmail } from '../account-builders.ts';
import { PASSWORD, aStudent, good } from '../builders.ts';
import { KNOWN } from './google-visits.ts';
import { isNoLink, kindsOf, useTrust, type Person } from './trust-scene.ts';

const {
  aPerson,
  signIn,
  runCommand,
  surface,
  apiOf,
  visitor,
  staff,
  aPersonWithEverything,
  isRefused,
  HAS_ENDED,
} = useTrust();
const NEW_PASSWORD = 'otro-secreto-2';

describe('reactivation', () => {
  it('restores no access, by any caller', async () => {
    for (const activate of [
      (id: string) => staff().updateUser({ id, isActive: true }),
      (id: string) => runCommand(['user', 'activate', id]),
    ]) {
      const person = await aPersonWithEverything('secondFactor');
      good(await staff().updateUser({ id: person.id, isActive: false }));
      await activate(person.id);
      for (const kind of ['sessions', 'accessTokens', 'passwordResets'] as const) {
        expect(await HAS_ENDED[kind](person), kind).toBe(true);
      }
      good(await visitor().login({ email: person.email, password: PASSWORD, code: '01234-56789' }));
    }
  });

  it('of an active account ends no access', async () => {
    const person = await aPersonWithEverything('secondFactor');
    good(await staff().updateUser({ id: person.id, isActive: true, role: 'student', email: person.email }));
    // The link last: using it ends the rest.
    for (const kind of [...kindsOf('secondFactor').filter(isNoLink), 'passwordResets'] as const) {
      expect(await HAS_ENDED[kind](person), kind).toBe(false);
    }
  });
});

describe('a change of the password by its owner', () => {
  it('keeps the session of the request, and tokens if the owner chooses so', async () => {
    const person = await aPersonWithEverything('secondFactor');
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keepAccessTokens: true };
    good(await apiOf(person).changePassword(input));
    good(await person.api.me());
    good(await apiOf({ token: person.machine }).me());
    expect(await HAS_ENDED.sessions(person)).toBe(true);
    const again = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
    good(await apiOf(person).changePassword(again));
    good(await person.api.me());
    expect(await HAS_ENDED.accessTokens(person)).toBe(true);
    good(await staff().updateUser({ id: person.id, isActive: false }));
    expect(await isRefused(person.token)).toBe(true);
  });
});

describe('writes after access has ended', () => {
  /** Deactivates and activates the person between the checks of a request and its write. */
  const endTrustDuring = (person: Person, model: { create: unknown }) => {
    const target = model as { create: (document: object) => Promise<unknown> };
    const create = target.create.bind(model);
    return vi.spyOn(target, 'create').mockImplementationOnce(async (document) => {
      good(await staff().updateUser({ id: person.id, isActive: false }));
      good(await staff().updateUser({ id: person.id, isActive: true }));
      return create(document);
    });
  };

  it('by a sign-in that began before give no session', async () => {
    const person = await aPersonWithEverything('secondFactorSetUp');
    endTrustDuring(person, SessionModel);
    const { accessToken } = good(await visitor().login({ email: person.email, password: PASSWORD }));
    expect(await isRefused(accessToken)).toBe(true);
  });

  it('by a concurrent creation of a token give no token', async () => {
    const person = await aPersonWithEverything('secondFactorSetUp');
    endTrustDuring(person, AccessTokenModel);
    const { token } = good(
      await apiOf(person).createAccessToken({ currentPassword: PASSWORD, name: 'Tarde', scopes: ['read'] }),
    );
    expect(await isRefused(token)).toBe(true);
  });

  it('by a request for deletion are removed', async () => {
    const member = await aStudent(surface());
    endTrustDuring(member as Person, DeletionModel);
    good(await apiOf(member).requestDeletion({ currentPassword: PASSWORD }));
    expect(await DeletionModel.exists({ _id: member.id })).toBeNull();
  });

  it('by a concurrent creation of a password link give no link', async () => {
    const member = await aStudent(surface());
    const token = await aReset(member.id);
    const remove = ResetModel.findOneAndDelete.bind(ResetModel);
    vi.spyOn(ResetModel, 'findOneAndDelete').mockImplementationOnce((async (filter: object) => {
      // It has read, and not yet written, when the other one is stored.
      await ResetModel.exists(filter);
      await correctEmail(staff(), member.id);
      return remove(filter);
    }) as never);
    expect(await visitor().resetPassword({ token, newPassword: NEW_PASSWORD })).toMatchObject({
      detail: messages.resetInvalid,
    });
  });
});

describe('the confirmed second factor of an admin', () => {
  it('remains after a first sign-in with Google, because control of the address must not bypass it', async () => {
    const person = await aPersonWithEverything('secondFactor');
    await UserModel.updateOne({ _id: person.id }, { role: 'admin' });
    expect(await signIn(aPerson({ email: person.email }))).toMatch(KNOWN);
    expect(await HAS_ENDED.secondFactor(person)).toBe(false);
    expect(await HAS_ENDED.accessTokens(person)).toBe(true);
  });
});

describe('credentials without a stored generation', () => {
  it('are valid until access ends', async () => {
    const member = await aStudent(surface());
    const { token, id } = await aToken(member.id);
    await AccessTokenModel.collection.updateOne({ _id: { $eq: id as never } }, { $unset: { generation: 1 } });
    await SessionModel.updateMany(
      { userId: member.id },
      { $unset: { generation: 1 }, expiresAt: addDays(new Date(), 1) },
    );
    good(await apiOf({ token }).me());
    good(await member.api.me());
    good(await staff().updateUser({ id: member.id, isActive: false }));
    for (const one of [token, member.token]) expect(await isRefused(one)).toBe(true);
  });
});
