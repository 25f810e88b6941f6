import { describe, expect, it } from 'vitest';
import { useTestServer } from '../harness.ts';

const KNOWN = 'https://socios.academia.test';
const FOREIGN = 'https://ajena.test';

const open = useTestServer({ CORS_ORIGINS: ` ${KNOWN}, https://otra.academia.test:8443` });
const closed = useTestServer();

const SURFACES = [
  { path: '/api/auth/me', method: 'GET' },
  { path: '/users/admin/all', method: 'GET' },
  { path: '/api/courses/enroll', method: 'POST' },
  { path: '/graphql', method: 'POST' },
];

const preflight = (url: string, method: string, origin: string) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

const send = (url: string, method: string, origin: string) =>
  fetch(url, {
    method,
    headers: { origin, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });

const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');
const listed = ({ headers }: Response, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());

describe.each(SURFACES)('$method $path', ({ path, method }) => {
  it('a known origin may send the headers of the call', async () => {
    const response = await preflight(open.url + path, method, KNOWN);
    expect([response.status, allowed(response)]).toEqual([204, KNOWN]);
    expect(listed(response, 'access-control-allow-methods')).toContain(method.toLowerCase());
    expect(listed(response, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']),
    );
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('a known origin reads the response, errors too, and the listed headers', async () => {
    const response = await send(open.url + path, method, KNOWN);
    expect(allowed(response)).toBe(KNOWN);
    expect(response.headers.get('vary')).toMatch(/\borigin\b/i);
    expect(listed(response, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining(['x-request-id', 'retry-after', 'x-total-count', 'www-authenticate']),
    );
  });

  it('an unknown origin is allowed nothing', async () => {
    for (const origin of [FOREIGN, `${KNOWN}.ajena.test`, 'null', KNOWN.replace('https', 'http')]) {
      expect(allowed(await preflight(open.url + path, method, origin))).toBeNull();
      expect(allowed(await send(open.url + path, method, origin))).toBeNull();
    }
  });

  it('without the setting no origin is allowed anything', async () => {
    const names = [...(await preflight(closed.url + path, method, KNOWN)).headers.keys()];
    names.push(...(await send(closed.url + path, method, KNOWN)).headers.keys());
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

it('pages of the app have no CORS headers', async () => {
  const response = await fetch(`${open.url}/`, { headers: { origin: KNOWN } });
  expect(allowed(response)).toBeNull();
});
