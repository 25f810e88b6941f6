import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aToken } from '../account-builders.ts';
import {
  PASSWORD,
  aStudent,
  anAdmin,
  everyEffectStored,
  everythingStored,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const NEW_PASSWORD = 'otro-secreto-2';
const TRIES_PER_ACCOUNT = 10;

const invalid = (field: string, message: string) => ({
  ok: false,
  status: 422,
  detail: message,
  fields: [{ field, message }],
});

describe('the own account', () => {
  const server = useTestServer();
  const admin = useBuilt(() => anAdmin(server));

  const signInAgain = async ({ email }: Member, password = PASSWORD) =>
    good(await connectGraphql(server.url).login({ email, password })).accessToken;

  describe('profile', () => {
    const changes = {
      firstName: 'Brígida',
      lastName: 'Ñancucheo',
      phone: '+54 9 11 5555-5555',
      address: 'Ruta 8 km 50',
      city: 'Luján',
      province: 'Mendoza',
    };

    it('is changed in the fields of its owner, and found by its new name', async () => {
      const member = await aStudent(server, { firstName: 'Anterior', lastName: 'Apellidovich' });
      const before = good(await member.api.me());
      expect(good(await member.api.updateProfile(changes))).toEqual({ ...before, ...changes });
      expect(good(await member.api.me())).toEqual({ ...before, ...changes });
      const found = async (search: string) =>
        good(await admin.api.users({ search, first: 100 })).nodes.map(({ id }) => id);
      expect(await found('nancucheo brigida')).toContain(member.id);
      expect(await found('apellidovich')).not.toContain(member.id);
      expect(await found(member.email)).toContain(member.id);
    });

    it('keeps absent fields and clears optional ones that are null', async () => {
      const member = await aStudent(server);
      const before = good(await member.api.me());
      const cleared = { phone: null, city: null, province: '' };
      expect(good(await member.api.updateProfile(cleared))).toEqual({
        ...before,
        phone: null,
        city: null,
        province: null,
      });
      const stored = await everythingStored();
      good(await member.api.updateProfile({}));
      expect(await everythingStored()).toEqual(stored);
    });

    it.each([
      ['firstName', messages.firstName, [null, '', 'A', 5, 'a\u202eb', 'x'.repeat(101)]],
      ['lastName', messages.lastName, [null, ' B ', {}]],
      ['phone', messages.phone, ['1'.repeat(31), 5]],
      ['address', messages.address, [null, 'Uno', []]],
      ['city', messages.city, ['x'.repeat(101), true]],
      ['province', messages.province, ['x'.repeat(101)]],
    ])('rejects a wrong %s with %j', async (field, message, values) => {
      const member = await aStudent(server);
      const stored = await everythingStored();
      for (const value of values) {
        expect(await member.api.updateProfile({ [field]: value })).toEqual(invalid(field, message));
      }
      expect(await everythingStored()).toEqual(stored);
    });

    it('loses nothing of changes at the same time, nor a name from the search', async () => {
      for (let round = 0; round < 5; round += 1) {
        const member = await aStudent(server);
        const [firstName, lastName] = [`Simultánea${round}`, `Paralela${round}`];
        await Promise.all(
          [{ firstName }, { lastName }, { city: 'Pilar' }, { address: 'Ruta 9' }].map(async (change) =>
            good(await member.api.updateProfile(change)),
          ),
        );
        expect(good(await member.api.me())).toMatchObject({ firstName, lastName, address: 'Ruta 9' });
        const { nodes } = good(await admin.api.users({ search: `${firstName} ${lastName}` }));
        expect(nodes.map(({ id }) => id)).toEqual([member.id]);
      }
    });
  });

  describe('password', () => {
    it('is changed with the present one: the session of the request stays, all others end', async () => {
      const member = await aStudent(server);
      const [other, another] = [await signInAgain(member), await signInAgain(member)];
      const bystander = await aStudent(server);
      const machine = await aToken(member.id);
      good(await connectGraphql(server.url, other).me());
      const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      expect(good(await member.api.changePassword(input))).toEqual({ detail: messages.passwordChanged });
      good(await member.api.me());
      good(await bystander.api.me());
      for (const token of [other, another, machine.token]) {
        expect(await connectGraphql(server.url, token).me()).toMatchObject({ status: 401 });
      }
      const { email } = member;
      expect(await member.api.login({ email, password: PASSWORD })).toMatchObject({ status: 401 });
      good(await connectGraphql(server.url, await signInAgain(member, NEW_PASSWORD)).me());
    });

    it.each([
      ['currentPassword', 'otra-cosa', messages.currentPassword],
      ['currentPassword', '', messages.currentPassword],
      ['currentPassword', undefined, messages.currentPassword],
      ['currentPassword', 5, messages.currentPassword],
      ['currentPassword', 'x'.repeat(129), messages.currentPassword],
      ['newPassword', '12345', messages.password],
      ['newPassword', 'x'.repeat(129), messages.password],
      ['newPassword', undefined, messages.password],
      ['newPassword', ['secreto-1'], messages.password],
    ])('is not changed with a wrong %s like %j', async (field, value, message) => {
      const member = await aStudent(server);
      await signInAgain(member);
      const stored = await everyEffectStored();
      const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, [field]: value };
      expect(await member.api.changePassword(input)).toEqual(invalid(field, message));
      expect(await everyEffectStored()).toEqual(stored);
    });

    it('cannot be set for an account without one', async () => {
      const member = await aStudent(server);
      await UserModel.updateOne({ _id: member.id }, { $set: { passwordHash: null } });
      const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      expect(await member.api.changePassword(input)).toEqual({
        ok: false,
        status: 409,
        detail: messages.noPassword,
      });
      expect(await member.api.login({ email: member.email, password: NEW_PASSWORD })).toMatchObject({
        status: 401,
      });
    });

    it('is changed once by several who know the same one, and only that one is left', async () => {
      const member = await aStudent(server);
      const tokens = await Promise.all([1, 2, 3].map(() => signInAgain(member)));
      const results = await Promise.all(
        tokens.map((token, index) =>
          connectGraphql(server.url, token).changePassword({
            currentPassword: PASSWORD,
            newPassword: `${NEW_PASSWORD}-${index}`,
          }),
        ),
      );
      const winners = results.flatMap(({ ok }, index) => (ok ? [index] : []));
      expect(winners.length).toBeLessThanOrEqual(1);
      const passwords = [PASSWORD, ...results.map((_, index) => `${NEW_PASSWORD}-${index}`)];
      const valid = [];
      for (const password of passwords) {
        const { ok } = await connectGraphql(server.url).login({ email: member.email, password });
        if (ok) valid.push(password);
      }
      expect(valid).toEqual([winners.length === 1 ? `${NEW_PASSWORD}-${winners[0]}` : PASSWORD]);
    });
  });
});

describe('guesses of the present password', () => {
  const server = useTestServer({ RATE_LIMITS: 'on' });

  it('count against the limits of login', async () => {
    const member = await aStudent(server);
    const api = member.api;
    const guess = { currentPassword: 'otra-cosa', newPassword: NEW_PASSWORD };
    for (let round = 1; round < TRIES_PER_ACCOUNT; round += 1) {
      expect((await api.changePassword(guess)).status).toBe(422);
    }
    expect((await api.login({ email: member.email, password: 'otra-cosa' })).status).toBe(401);
    const right = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await api.changePassword(right)).toEqual({
      ok: false,
      status: 429,
      detail: messages.tooManyTries,
    });
  });

  it('are reset by the right one', async () => {
    const member = await aStudent(server);
    const api = member.api;
    for (const [currentPassword, newPassword] of [
      [PASSWORD, NEW_PASSWORD],
      [NEW_PASSWORD, PASSWORD],
    ]) {
      for (let round = 1; round < TRIES_PER_ACCOUNT; round += 1) {
        await api.changePassword({ currentPassword: 'otra-cosa', newPassword });
      }
      good(await api.changePassword({ currentPassword, newPassword }));
    }
  });
});
