import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { aServiceAccount } from '../account-builders.ts';
import { PASSWORD, aCourse, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { surfaces } from '../surfaces.ts';

const PATIENCE_MS = 120_000;
const UNAUTHENTICATED = { ok: false, status: 401, detail: messages.unauthenticated };

describe('a service account that ends in one process', () => {
  const home = useTestServer();
  let other: ServerProcess;
  let admin: Member;
  let inactiveId: string;

  beforeAll(async () => {
    const { DB_NAME = '', MONGODB_URI = '' } = home.settings;
    other = await startServerProcess({ DB_NAME, MONGODB_URI });
    admin = await anAdmin({ url: home.url, connect: connectGraphql });
    inactiveId = (await aCourse({ isActive: false })).id;
  }, PATIENCE_MS);
  afterAll(() => other.stop('SIGKILL'));

  const staff = () => connectGraphql(home.url, admin.token);

  it.each([
    ['is ended', async (id: string) => good(await staff().endServiceAccount(id)).id],
    [
      'gets another secret',
      async (id: string) =>
        good(await staff().rotateServiceAccount({ id, currentPassword: PASSWORD })).serviceAccount.id,
    ],
  ])('is rejected by every other one at once when it %s', async (_, end) => {
    const { id, token } = await aServiceAccount();
    const [rest, graphql] = [connectRest(other.url, token), connectGraphql(other.url, token)];
    for (const api of [rest, graphql]) good(await api.course(inactiveId));
    good(await graphql.adminStats());
    await end(id);
    for (const api of [rest, graphql]) expect(await api.course(inactiveId)).toMatchObject({ status: 404 });
    expect(await rest.allUsers()).toEqual(UNAUTHENTICATED);
    expect(await graphql.adminStats()).toEqual(UNAUTHENTICATED);
  });
});

describe('where admins must show a second factor', () => {
  const server = useTestServer({ ADMIN_SECOND_FACTOR: 'on' });
  const input = { name: 'Planilla de horarios', scopes: ['read', 'admin'], currentPassword: PASSWORD };

  it.each(surfaces)(
    'an older service account has the rights of admins by %s once it is rotated',
    async (_, connect) => {
      const { id, token } = await aServiceAccount();
      const admin = await anAdmin({ url: server.url, connect: connectGraphql });
      const api = connectGraphql(server.url, admin.token);
      expect(await connect(server.url, token).allUsers()).toEqual({
        ok: false,
        status: 403,
        detail: messages.tokenUnverified,
      });
      const required = { ok: false, status: 403, detail: messages.secondFactorRequired };
      expect(await api.createServiceAccount(input)).toEqual(required);
      expect(await api.rotateServiceAccount({ id, currentPassword: PASSWORD })).toEqual(required);
      await SessionModel.updateMany({ userId: admin.id }, { isVerified: true });
      const { secret } = good(await api.rotateServiceAccount({ id, currentPassword: PASSWORD }));
      good(await connect(server.url, secret).allUsers());
      await SessionModel.updateMany({ userId: admin.id }, { isVerified: false });
      good(await connect(server.url, secret).allUsers());
    },
  );
});
