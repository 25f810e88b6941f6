import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { anAdmin, good, type Member } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();

describe('the last active admin', () => {
  let boss: Member;

  beforeAll(async () => {
    boss = await anAdmin({ url: server.url, connect: connectGraphql });
  });

  const bossApi = () => connectGraphql(server.url, boss.token);

  it.each([{ role: 'student' }, { isActive: false }])('cannot be changed to %j', async (change) => {
    expect(await bossApi().updateUser({ id: boss.id, ...change })).toEqual({
      ok: false,
      status: 409,
      detail: messages.lastAdmin,
    });
    expect(good(await bossApi().me())).toMatchObject({ role: 'admin', isActive: true });
  });

  it('remains when two admins demote each other at once', async () => {
    const other = await anAdmin({ url: server.url, connect: connectGraphql });
    const otherApi = connectGraphql(server.url, other.token);
    const removal = { role: 'student', firstName: 'Cambiada' };
    const results = await Promise.all([
      bossApi().updateUser({ id: other.id, ...removal }),
      otherApi.updateUser({ id: boss.id, ...removal }),
    ]);
    expect(await UserModel.countDocuments({ role: 'admin', isActive: true })).toBeGreaterThan(0);
    const changed = results.filter(({ ok }) => ok).length;
    expect(await UserModel.countDocuments({ firstName: removal.firstName })).toBe(changed);
    expect(await UserModel.countDocuments({ searchText: /cambiada/ })).toBe(changed);
  });
});
