import { addHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { BEARER_PREFIXES, newToken } from '../../src/features/credentials/token.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { PASSWORD, aStudent, good } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess } from '../processes.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectRest });

it('a session is 256 bits of base64url', async () => {
  const { token } = await aStudent(surface());
  expect(token).toMatch(/^ses_[\w-]{43}$/);
});

it('no bearer token begins as one of another kind may', () => {
  const prefixes = Object.values(BEARER_PREFIXES);
  for (const prefix of prefixes) {
    expect(prefix).not.toBe('');
    expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
  }
});

it('a session of an earlier version, without a prefix, is valid until it expires', async () => {
  const { id } = await aStudent(surface());
  const { token, hash } = newToken();
  const expiresAt = addHours(new Date(), 1);
  await SessionModel.create({ _id: hash, userId: id, via: 'password', expiresAt });
  expect(good(await connectRest(server.url, token).me()).id).toBe(id);
});

it('a password is stored as argon2id with 19 MiB and two passes', async () => {
  const { id } = await aStudent(surface());
  const user = await UserModel.findById(id).select('+passwordHash').orFail().lean();
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('a token signs in by the Authorization header only', async () => {
  const { token } = await aStudent(surface());
  const names = ['auth_token', 'access_token', 'token', 'authorization'];
  const cookie = names.map((name) => `${name}=${token}`).join('; ');
  const query = names.map((name) => `${name}=${token}`).join('&');
  const response = await fetch(`${server.url}/api/auth/me?${query}`, { headers: { cookie } });
  expect(response.status).toBe(401);
});

describe('the Content Security Policy', () => {
  const directives = async () => {
    const response = await fetch(`${server.url}/`);
    const policy = response.headers.get('content-security-policy') ?? '';
    return Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources.join(' ')];
      }),
    );
  };

  it('allows own files only, and no inline script', async () => {
    expect(await directives()).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': expect.stringMatching(/^'self' 'nonce-[\w-]{22}'$/),
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('has another nonce in each response', async () => {
    const [first, second] = [await directives(), await directives()];
    expect(first['style-src']).not.toBe(second['style-src']);
  });
});

it('a response of the API is no page: its policy allows nothing', async () => {
  for (const path of ['/api/health', '/graphql', '/users/admin/all']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('the log has a line for each request, without headers, bodies and query strings', async () => {
  const { url, stop } = await startServerProcess({ LOG_LEVEL: 'debug' });
  const { token, email } = await aStudent({ url, connect: connectRest });
  const { accessToken } = good(await connectRest(url).login({ email, password: PASSWORD }));
  await connectRest(url, token).allUsers({ search: 'buscada' });
  await fetch(`${url}/api/auth/google/callback?code=codigo-secreto&state=estado-secreto`, {
    redirect: 'manual',
  });
  const { stdout } = await stop();
  expect(stdout).toContain('/api/auth/login');
  expect(stdout).toContain('/users/admin/all');
  for (const secret of [token, accessToken, email, PASSWORD, 'buscada', 'codigo-secreto', 'estado-secreto']) {
    expect(stdout).not.toContain(secret);
  }
  expect(stdout).not.toMatch(/authorization|user-agent/i);
});

it('the log has sign-ins and rejections with the user, for both surfaces', async () => {
  const { url, stop } = await startServerProcess({ LOG_LEVEL: 'info', RATE_LIMITS: 'on' });
  const { token, id, email } = await aStudent({ url, connect: connectRest });
  for (const [, connect] of surfaces) {
    good(await connect(url).login({ email, password: PASSWORD }));
    expect((await connect(url).login({ email, password: 'otra-cosa' })).status).toBe(401);
    expect((await connect(url, token).allUsers()).status).toBe(403);
    expect((await connect(url).login({ email: '', password: '' })).status).toBe(422);
  }
  const { stdout } = await stop();
  const lines = stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  // One from the registration.
  expect(lines.filter(({ msg }) => msg === 'signed in')).toMatchObject(
    Array(3).fill({ user: id, via: 'password', req: { id: expect.any(String) } }),
  );
  const responses = lines.flatMap(({ res, req, user }) => (res ? [[req.path, res.statusCode, user]] : []));
  expect(responses).toEqual(
    expect.arrayContaining([
      ['/api/auth/login', 401, undefined],
      ['/users/admin/all', 403, id],
      ['/api/auth/login', 422, undefined],
    ]),
  );
  expect(lines.flatMap(({ errors, user }) => (errors ? [{ errors, user }] : []))).toEqual([
    { errors: [{ field: 'login', code: 'UNAUTHENTICATED' }] },
    { errors: [{ field: 'allUsers', code: 'FORBIDDEN' }], user: id },
    { errors: [{ field: 'login', code: 'BAD_USER_INPUT' }] },
  ]);
});

it('pages may use the camera, which reads entry codes, and no script but those of the site runs in them', async () => {
  for (const path of ['/', '/gestion/dia', '/gestion', '/verificar']) {
    const { headers } = await fetch(server.url + path);
    const policy = headers.get('permissions-policy') ?? '';
    expect(policy, path).toContain('camera=(self)');
    for (const other of ['microphone', 'geolocation']) expect(policy, path).toContain(`${other}=()`);
    expect(headers.get('content-security-policy'), path).toContain("script-src 'self';");
  }
});

/** Last, since it stops the connection that they share. */
describe('behind TLS', () => {
  const secure = useTestServer({
    PUBLIC_URL: 'https://academia.test',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
  });

  it('every response has HSTS for a year, and no browser guesses its type, sends a referrer or frames it', async () => {
    for (const path of ['/', '/api/health', '/users/admin/all', '/graphql']) {
      const { headers } = await fetch(secure.url + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('no other host can set the cookie of the sign-in with Google, which is cleared at the return', async () => {
    const begun = await fetch(`${secure.url}/api/auth/google`);
    const [cookie = ''] = begun.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-academia_google=[\w-]+;.* Path=\/;.* Secure/);
    const ended = await fetch(`${secure.url}/api/auth/google/callback?code=x&state=y`, {
      headers: { cookie: cookie.split(';', 1)[0] ?? '' },
      redirect: 'manual',
    });
    expect(ended.headers.getSetCookie().join()).toMatch(
      /^__Host-academia_google=; Path=\/; Expires=Thu, 01 Jan 1970.* Secure/,
    );
  });
});
