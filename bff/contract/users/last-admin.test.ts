import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { anAdmin, good } from '../builders.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();

const aSoleAdmin = async () => {
  await UserModel.updateMany({ role: 'admin' }, { $set: { role: 'student' } });
  return anAdmin(server);
};

describe('the last active admin', () => {
  it.each([{ role: 'student' }, { isActive: false }])('cannot be changed to %j', async (change) => {
    const boss = await aSoleAdmin();
    const api = boss.api;
    expect(await api.updateUser({ id: boss.id, ...change })).toEqual({
      ok: false,
      status: 409,
      detail: messages.lastAdmin,
    });
    expect(good(await api.me())).toMatchObject({ role: 'admin', isActive: true });
  });

  it('remains when two admins demote each other at once', async () => {
    const boss = await aSoleAdmin();
    const other = await anAdmin(server);
    const otherApi = other.api;
    const removal = { role: 'student', firstName: 'Cambiada' };
    const results = await Promise.all([
      boss.api.updateUser({ id: other.id, ...removal }),
      otherApi.updateUser({ id: boss.id, ...removal }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await UserModel.countDocuments({ role: 'admin', isActive: true })).toBe(1);
    expect(await UserModel.countDocuments({ firstName: removal.firstName })).toBe(1);
    expect(await UserModel.countDocuments({ searchText: /cambiada/ })).toBe(1);
    // Whoever stays is still signed in: a refusal changes nothing.
    const stays = results[0]?.ok ? boss : other;
    expect(good(await stays.api.me())).toMatchObject({ role: 'admin' });
  });
});
