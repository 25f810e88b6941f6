import { gzipSync } from 'node:zlib';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { restRoutes } from '../../src/operations.ts';
import { aCourse, aRegistration, anAdmin, everythingStored } from '../builders.ts';
import { checkRestError, connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { requireDescribed } from '../openapi/described.ts';
import { addressOf } from '../rest-paths.ts';

const server = useTestServer();

type Sent = { method?: string; body?: string | Buffer; headers?: Record<string, string> };
type Got = { status: number; allow: string | undefined; detail: string; fields?: unknown };

/** The path goes out byte for byte as written here, which `fetch` would not do. */
const raw = (path: string, { method = 'GET', body, headers = {} }: Sent = {}) =>
  new Promise<{ response: Response; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      { hostname, port, path, method, headers: { ...length, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const given = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          const { statusCode: status = 0 } = incoming;
          const response = new Response(null, { status, headers: given });
          const text = Buffer.concat(chunks).toString();
          const [pathname = ''] = path.split('?');
          try {
            requireDescribed({ method, pathname, status, headers: response.headers, text });
            resolve({ response, text });
          } catch (error) {
            reject(error);
          }
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const rejected = async (path: string, sent?: Sent): Promise<Got> => {
  const { response, text } = await raw(path, sent);
  const error = checkRestError(response, JSON.parse(text));
  return { status: response.status, allow: response.headers.get('allow') ?? undefined, ...error };
};

const JSON_TYPE = { 'content-type': 'application/json' };
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const paths = [...new Set(restRoutes.map(({ path }) => path))].map((path) => ({
  path,
  url: addressOf(path),
  methods: restRoutes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase()),
}));

describe.each(paths)('$path', ({ url, methods }) => {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');

  it.each(METHODS.filter((method) => !methods.includes(method)))(
    'rejects %s with 405 and the allowed methods',
    async (method) => {
      expect(await rejected(url, { method })).toEqual({
        status: 405,
        allow,
        detail: messages.methodNotAllowed,
      });
    },
  );

  it('rejects malformed JSON with 400', async () => {
    for (const method of methods.filter((name) => name !== 'GET')) {
      for (const body of [
        '{',
        '{"a":',
        "{'a':1}",
        'null',
        '5',
        '"text"',
        'NaN',
        '{"a":NaN}',
        '{"a":1}}',
        '\u0000',
        '{"a":01}',
      ]) {
        expect({ body, ...(await rejected(url, { method, body, headers: JSON_TYPE })) }).toMatchObject({
          body,
          status: 400,
          detail: messages.malformedJson,
        });
      }
    }
  });

  it('rejects a body that is not declared as JSON with 415', async () => {
    for (const method of methods.filter((name) => name !== 'GET')) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/json',
        '',
      ]) {
        const headers: Record<string, string> = type ? { 'content-type': type } : {};
        expect(await rejected(url, { method, body: '{"email":"a"}', headers })).toMatchObject({
          status: 415,
          detail: messages.contentType,
        });
      }
      expect(
        (
          await rejected(url, {
            method,
            body: '{}',
            headers: { 'content-type': 'application/json; charset=latin1' },
          })
        ).status,
      ).toBe(415);
    }
  });

  it('rejects a body that is too large with 413, before and after unpacking', async () => {
    const large = JSON.stringify({ email: 'a'.repeat(40_000) });
    for (const method of methods.filter((name) => name !== 'GET')) {
      const tooLarge = { status: 413, detail: messages.tooLarge };
      expect(await rejected(url, { method, body: large, headers: JSON_TYPE })).toMatchObject(tooLarge);
      const bomb = gzipSync(JSON.stringify({ email: 'a'.repeat(5_000_000) }));
      const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
      expect(await rejected(url, { method, body: bomb, headers })).toMatchObject(tooLarge);
    }
  });

  it('rejects an unsupported compression', async () => {
    for (const method of methods.filter((name) => name !== 'GET')) {
      const unknown = { method, body: '{}', headers: { ...JSON_TYPE, 'content-encoding': 'rot13' } };
      expect((await rejected(url, unknown)).status).toBe(415);
      const torn = { method, body: 'not gzip', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } };
      expect((await rejected(url, torn)).status).toBe(400);
    }
  });
});

it('a path that does not exist under /api and /users responds with 404 in JSON, whatever the method', async () => {
  const unknown = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/auth',
    '/api/courses/a/b',
    '/users',
    '/users/admin',
    '/users/x',
  ];
  for (const path of [...unknown, '/api/points', '/api/health/x', '/users/admin/all/x']) {
    for (const method of METHODS) {
      expect({ path, method, ...(await rejected(path, { method })) }).toMatchObject({
        path,
        method,
        status: 404,
        detail: messages.pathNotFound,
      });
    }
  }
});

it('another form of a path responds with 404 or 401', async () => {
  const forms = [
    '/API/courses',
    '/Api/health',
    '/USERS/admin/all',
    '/users/Admin/all',
    '//api/health',
    '/api//health',
  ];
  for (const path of [
    ...forms,
    '/api/./health%2f',
    '/users/%61dmin/all',
    '/api/%2e%2e/users/admin/all',
    '/users%2fadmin%2fall',
    '/api/auth/ME',
  ]) {
    expect({ path, ...(await rejected(path)) }).toMatchObject({ path, status: 404 });
  }
  for (const path of ['/users/admin/all/', '/users/admin/all?x', '/api/auth/me/']) {
    expect({ path, ...(await rejected(path)) }).toMatchObject({ path, status: 401 });
  }
});

it('a broken percent encoding responds with 404', async () => {
  for (const path of [
    '/api/courses/%E0%A4%A',
    '/api/courses/enrollments/%',
    '/api/%E0%A4%A',
    '/users/%zz',
    '/api/courses/%00',
  ]) {
    expect({ path, ...(await rejected(path)) }).toMatchObject({ path, status: 404 });
  }
});

it('`me` is a path of its own, `enroll` is no id and `enrollments` is no course', async () => {
  expect((await rejected('/api/courses/enrollments/me')).status).toBe(401);
  expect(await rejected('/api/courses/enrollments/me', { method: 'DELETE' })).toMatchObject({
    status: 405,
    allow: 'GET, HEAD',
  });
  expect(await rejected('/api/courses/enroll')).toMatchObject({ status: 405, allow: 'POST' });
  expect(await rejected('/api/courses/enrollments')).toMatchObject({
    status: 404,
    detail: messages.courseNotFound,
  });
});

it('HEAD responds like GET without a body', async () => {
  const { id } = await aCourse();
  for (const [path, status] of [
    ['/api/health', 200],
    ['/api/courses', 200],
    [`/api/courses/${id}`, 200],
    ['/api/auth/me', 401],
    ['/api/nothing', 404],
  ] as const) {
    const { response, text } = await raw(path, { method: 'HEAD' });
    expect([path, response.status, text]).toEqual([path, status, '']);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  }
});

it('a repeated query parameter is rejected', async () => {
  const { token } = await anAdmin({ url: server.url, connect: connectRest });
  const headers = { authorization: `Bearer ${token}` };
  for (const path of [
    '/api/courses?limit=1&limit=2',
    '/api/courses?skip=1&skip=1',
    '/api/courses?course_type=Grupal&course_type=Grupal',
  ]) {
    expect((await rejected(path)).status).toBe(422);
  }
  for (const path of ['/users/admin/all?search=a&search=b', '/users/admin/all?role=admin&role=admin']) {
    expect((await rejected(path, { headers })).status).toBe(422);
  }
});

it('operators and unknown keys in a query are ignored', async () => {
  const { token } = await anAdmin({ url: server.url, connect: connectRest });
  const all = await raw('/users/admin/all', { headers: { authorization: `Bearer ${token}` } });
  const odd = await raw('/users/admin/all?search[$ne]=x&role[$gt]=&__proto__[x]=1&page=2', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(odd.response.status).toBe(200);
  expect(odd.text).toBe(all.text);
});

it('a body of another shape than an object is invalid input, and `__proto__` sets nothing', async () => {
  for (const body of ['[]', '[{"email":"a@b.co"}]', '{}']) {
    expect(await rejected('/api/auth/login', { method: 'POST', body, headers: JSON_TYPE })).toMatchObject({
      status: 422,
      detail: messages.email,
    });
  }
  const person = JSON.stringify({ ...aRegistration(), first_name: 'Ana', last_name: 'Gómez' });
  const before = await everythingStored();
  const body = person.replace(
    '{',
    '{"__proto__":{"document_type":"DNI"},"constructor":{"prototype":{"x":1}},',
  );
  expect((await rejected('/api/auth/register', { method: 'POST', body, headers: JSON_TYPE })).status).toBe(
    422,
  );
  expect(await everythingStored()).toEqual(before);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

it('a scheme other than Bearer is rejected', async () => {
  for (const authorization of [
    'Basic YTpi',
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'Token x',
    'Bearer ñ'.normalize('NFD').replace(/[^\x20-\x7e]/g, ''),
  ]) {
    expect((await rejected('/api/auth/me', { headers: { authorization } })).status).toBe(401);
  }
});

it('responses have the security headers and do not name the server software', async () => {
  for (const path of ['/api/health', '/api/nothing', '/users/admin/all']) {
    const { response } = await raw(path);
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

it('/livez responds while the process runs', async () => {
  const { response, text } = await raw('/livez');
  expect([response.status, JSON.parse(text)]).toEqual([200, { status: 'alive' }]);
});
