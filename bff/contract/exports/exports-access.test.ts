import { beforeAll, expect, it } from 'vitest';
import { STAFF_ACCESS } from '#domain/staff/staff-access.ts';
import { restRoutes } from '../../src/operations.ts';
import { aToken } from '../account-builders.ts';
import {
  aDeactivated,
  aPending,
  aStaffMember,
  aStudent,
  academyDay,
  anAdmin,
  type Member,
} from '../builders.ts';
import { fetchFile } from '../csv-files.ts';
import { checkRestError } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();

const PATHS = restRoutes.map(({ path }) => path).filter((path) => path.startsWith('/api/exports/'));

const members = new Map<string, Member>();

beforeAll(async () => {
  members.set('student', await aStudent(server));
  members.set('pending', await aPending(server));
  members.set('deactivated', await aDeactivated(server));
  members.set('instructor', await aStaffMember(server, 'instructor'));
  members.set('desk', await aStaffMember(server, 'desk'));
  members.set('admin', await anAdmin(server));
});

const isPermitted = (path: string, role: string) => {
  const roles: readonly string[] | undefined = Object.entries(STAFF_ACCESS).find(
    ([row]) => row === `GET ${path}`,
  )?.[1];
  expect(roles, `add the row of ${path} to domain/staff/staff-access.ts`).toBeDefined();
  return role === 'admin' || Boolean(roles?.includes(role));
};

const expectStatus = async (path: string, token: string, status: number) => {
  const query = path.endsWith('/armoury.csv') ? `?day=${academyDay(0)}` : '';
  const response = await fetchFile(server.url + path + query, token);
  expect(response.status).toBe(status);
  if (status === 200) await response.body?.cancel();
  else checkRestError(response, await response.json());
};

it.each(PATHS)('%s is for the roles of its row, the others get JSON', async (path) => {
  await expectStatus(path, '', 401);
  for (const [role, { token }] of members) {
    await expectStatus(path, token, isPermitted(path, role) ? 200 : 403);
  }
});

it.each(PATHS)('%s is for tokens with the read scope and the role of its row', async (path) => {
  for (const [role, { id }] of members) {
    const isStaff = ['desk', 'admin'].includes(role);
    if (!isStaff) continue;
    const { token } = await aToken(id, ['read', 'admin']);
    await expectStatus(path, token, isPermitted(path, role) ? 200 : 403);
    await expectStatus(path, (await aToken(id, ['read', 'write'])).token, 403);
    await expectStatus(path, (await aToken(id, ['write', 'admin'])).token, 403);
  }
});
