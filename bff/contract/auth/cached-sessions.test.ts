import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

afterEach(() => vi.restoreAllMocks());

/** As another process changes it: this one does not learn of it. */
const elsewhere = {
  update: (id: string, changes: object) =>
    UserModel.collection.updateOne({ _id: new mongoose.Types.ObjectId(id) }, { $set: changes }),
  logout: (token: string) =>
    SessionModel.collection.deleteOne({ _id: createHash('sha256').update(token).digest('hex') as never }),
};

/** Stops the clock of the session cache, so much later than now. */
const later = (milliseconds: number) => {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + milliseconds);
};

const UNAUTHENTICATED = { ok: false, status: 401, detail: messages.unauthenticated };
const DEACTIVATED = { ok: false, status: 403, detail: messages.deactivated };

describe.each(surfaces)('a session that was verified a moment ago by %s', (_surface, connect) => {
  const surface = () => ({ url: server.url, connect });

  it('authorises reads without another query', async () => {
    const { api } = await aStudent(surface());
    later(0);
    good(await api.myPoints());
    const find = vi.spyOn(SessionModel, 'findById');
    good(await api.myPoints());
    good(await api.courses());
    expect(find).not.toHaveBeenCalled();
  });

  it('authorises reads for at most 5 s after it ended in another process', async () => {
    const { api, token } = await aStudent(surface());
    later(0);
    good(await api.myPoints());
    await elsewhere.logout(token);
    good(await api.myPoints());
    later(5_001);
    expect(await api.myPoints()).toEqual(UNAUTHENTICATED);
  });

  it('authorises no write: after a deactivation in another process every write is rejected at once', async () => {
    const { api, id } = await aStudent(surface());
    good(await api.myPoints());
    await elsewhere.update(id, { isActive: false });
    expect(await api.createReferral({ referredEmail: 'amiga@example.com' })).toEqual(DEACTIVATED);
    expect(await api.redeem({ points: 1, description: 'x' })).toEqual(DEACTIVATED);
    expect(await api.me()).toEqual(DEACTIVATED);
    expect(await api.myPoints()).toEqual(DEACTIVATED);
  });

  it('authorises no admin operation after a demotion in another process, and all after a promotion', async () => {
    const { api, id } = await anAdmin(surface());
    good(await api.allUsers());
    await elsewhere.update(id, { role: 'student' });
    expect((await api.allUsers()).status).toBe(403);
    good(await api.myPoints());
    await elsewhere.update(id, { role: 'admin' });
    good(await api.allUsers());
  });

  it('is removed from the cache at once when it ends in this process', async () => {
    const { api } = await aStudent(surface());
    good(await api.myPoints());
    good(await api.logout());
    expect(await api.myPoints()).toEqual(UNAUTHENTICATED);
  });

  it('is removed from the cache at once when an admin deactivates its user in this process', async () => {
    const { api, id } = await aStudent(surface());
    const admin = await anAdmin(server);
    good(await api.myPoints());
    good(await connectGraphql(server.url, admin.token).updateUser({ id, isActive: false }));
    expect(await api.myPoints()).toEqual(UNAUTHENTICATED);
  });

  it('is not cached when it was revoked while it was being read', async () => {
    const { api, token }: Member = await aStudent(surface());
    later(5_001);
    const find = SessionModel.findById.bind(SessionModel);
    vi.spyOn(SessionModel, 'findById').mockImplementationOnce(((id: string) => ({
      lean: async () => {
        const found = await find(id).lean();
        await SessionModel.deleteOne({ _id: id });
        return found;
      },
    })) as unknown as typeof SessionModel.findById);
    good(await api.myPoints());
    expect(await connect(server.url, token).myPoints()).toEqual(UNAUTHENTICATED);
  });
});

it('the actor that one field has verified does not change other fields of the request', async () => {
  const course = await aCourse({ isActive: false });
  const { api, id, token } = await anAdmin(server);
  good(await api.myPoints());
  await elsewhere.logout(token);
  // Four fields are read at once: the course follows one that has verified the session.
  const verified = ['a', 'b', 'c', 'd'];
  const users = verified.map((alias) => `${alias}: user(id: "${id}") { id }`);
  const query = `{ ${users.join(' ')} course(id: "${course.id}") { id } }`;
  const { body } = await postGraphql(server.url, { query }, token);
  expect(body.data).toMatchObject({ course: { id: course.id } });
  expect(body.errors?.map(({ path }) => path)).toEqual(verified.map((alias) => [alias]));
});
