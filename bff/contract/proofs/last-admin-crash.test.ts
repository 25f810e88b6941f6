import { expect, it } from 'vitest';
import { UserModel } from '../../src/features/users/user.model.ts';
import { anAdmin } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const PATIENCE_MS = 300_000;
const server = useTestServer();

it(
  'an active admin stays at a crash before any write of a removal',
  async () => {
    const { DB_NAME = '', MONGODB_URI = '' } = server.settings;
    await crashBeforeEveryWrite({
      settings: { DB_NAME, MONGODB_URI, RATE_LIMITS: 'off' },
      prepare: async () => {
        await UserModel.updateMany({ role: 'admin' }, { $set: { role: 'student' } });
        const surface = { url: server.url, connect: connectGraphql };
        const [stays, leaves] = [await anAdmin(surface), await anAdmin(surface)];
        return (url) => connectGraphql(url, stays.token).updateUser({ id: leaves.id, role: 'student' });
      },
      check: async () => {
        expect(await UserModel.countDocuments({ role: 'admin', isActive: true })).toBeGreaterThan(0);
      },
      step: crashStep(2),
    });
  },
  PATIENCE_MS,
);
