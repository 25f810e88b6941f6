import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { restRoutes } from '../../src/operations.ts';
import { aStudent, anAdmin } from '../builders.ts';
import { fetchFile } from '../csv-files.ts';
import { checkRestError, connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin({ url: server.url, connect: connectRest }));

const PATHS = restRoutes.map(({ path }) => path).filter((path) => path.startsWith('/api/exports/'));

const send = (path: string, token = admin.token) => fetchFile(server.url + path, token);

describe('a parameter that a file does not have', () => {
  const UNKNOWN = ['nada', 'first', 'Search', 'isActive', 'licenc', '__proto__', 'status[]'];
  const others = PATHS.filter((path) => !/users|enrolments/.test(path)).map(
    (path) => `${path}?licence=expired`,
  );

  it.each([...PATHS.flatMap((path) => UNKNOWN.map((name) => `${path}?${name}=x`)), ...others])(
    'is rejected and not ignored: %s',
    async (path) => {
      const response = await send(path.replace('armoury.csv?', 'armoury.csv?day=2026-11-25&'));
      expect(response.status).toBe(422);
      expect(checkRestError(response, await response.json())).toMatchObject({
        detail: messages.unknownParameter,
        fields: [{ field: expect.any(String) }],
      });
    },
  );

  it.each(['ñ', '\u{15c80}', 'a b', 'x'.repeat(70)])(
    'is named in the body where no header can carry its name: %s',
    async (name) => {
      const response = await send(`/api/exports/users.csv?${encodeURIComponent(name)}=x`);
      expect(response.status).toBe(422);
      expect(response.headers.get('error-fields')).toBe('*=INVALID');
      expect(await response.json()).toMatchObject({
        detail: messages.unknownParameter,
        errors: [{ field: name }],
      });
    },
  );

  it('is checked after the role and after the filter', async () => {
    const student = await aStudent({ url: server.url, connect: connectRest });
    expect((await send('/api/exports/users.csv?nada=x', '')).status).toBe(401);
    expect((await send('/api/exports/users.csv?nada=x', student.token)).status).toBe(403);
    const response = await send('/api/exports/users.csv?nada=x&role=jefe');
    expect(checkRestError(response, await response.json()).fields).toMatchObject([{ field: 'role' }]);
  });

  it.each(['sí', '1', 'TRUE', ''])('a flag is true or false, not %j', async (value) => {
    const response = await send(`/api/exports/users.csv?is_active=${value}`);
    expect(response.status).toBe(422);
    expect(checkRestError(response, await response.json()).fields).toMatchObject([{ field: 'isActive' }]);
  });
});
