import { afterAll, beforeAll, expect, it } from 'vitest';
import { UserModel } from '../../src/features/users/user.model.ts';
import { anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 50);
const PATIENCE_MS = 300_000;

const server = useTestServer();
let others: ServerProcess[];

beforeAll(async () => {
  const { DB_NAME = '', MONGODB_URI = '' } = server.settings;
  const settings = { DB_NAME, MONGODB_URI, RATE_LIMITS: 'off' };
  others = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
}, PATIENCE_MS);
afterAll(() => Promise.all(others.map(({ stop }) => stop('SIGKILL'))));

it(
  'of two admins who remove each other on two processes one is refused, and stays as before',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await UserModel.updateMany({ role: 'admin' }, { $set: { role: 'student' } });
      const surface = { url: server.url, connect: connectGraphql };
      const two = [await anAdmin(surface), await anAdmin(surface)];
      const [one, other] = two;
      const remove = (url = '', token = '', id = '') =>
        connectGraphql(url, token).updateUser({ id, role: 'student' });
      const results = await Promise.all([
        remove(others[0]?.url, one?.token, other?.id),
        remove(others[1]?.url, other?.token, one?.id),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const stays = results[0]?.ok ? one : other;
      const api = connectGraphql(server.url, stays?.token);
      expect(good(await api.me())).toMatchObject({ id: stays?.id, role: 'admin' });
    }
  },
  PATIENCE_MS,
);
