import { expect, it } from 'vitest';
import { loggedPath } from '../../src/process/log.ts';
import { useTestServer } from '../harness.ts';
import { addressOf } from '../rest-paths.ts';
import { SECRET, servedPages } from './served-pages.ts';

const server = useTestServer();

/** Their parameter is no secret. */
const OPEN_PATHS = [
  '/calendario/cursos/:id.ics',
  '/vista/cursos/:id.png',
  '/verificar/estado/:of',
  '/{*path}',
];

it('the pages beside the APIs with a secret in the URL are in no log, in no cache and in no Referer', async () => {
  const pages = await servedPages(server);
  const secret = pages.filter(({ path }) => path.includes(':') && !OPEN_PATHS.includes(path));
  expect(secret.length).toBeGreaterThan(4);
  for (const { method, path } of secret) {
    const address = addressOf(path, SECRET);
    expect(loggedPath(address), `hide ${path} in process/log.ts, or name it in OPEN_PATHS`).not.toContain(
      SECRET,
    );
    const { status, headers } = await fetch(server.url + address, { method });
    expect(status, path).toBe(404);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
  }
});
