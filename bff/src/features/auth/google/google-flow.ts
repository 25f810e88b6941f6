import { randomBytes, timingSafeEqual, createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import passport from 'passport';
import { Strategy, type StrategyOptions } from 'passport-google-oauth20';
import * as v from 'valibot';
import { isRecord } from '#domain/is-record.ts';
import type { Cookies, Ctx } from '../../../operation/context.ts';
import type { Env } from '../../../process/env.ts';

const TOKEN_URL = 'https://www.googleapis.com/oauth2/v4/token';
const USERINFO_URL = 'https://www.googleapis.com/oauth2/v3/userinfo';

const COOKIE_MS = 10 * 60_000;

const IV_BYTES = 12;

const ALGORITHM = 'aes-256-gcm';

const TAG_BYTES = 16;

const COOKIE = 'academia_google';

const TIMEOUT_MS = 5_000;

export const isGoogleConfigured = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Env) =>
  Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);

export const authorizationAddress = (ctx: Ctx) =>
  new Promise<string>((resolve, reject) => {
    const response = {
      setHeader: (name: string, value: string) => name === 'Location' && resolve(value),
      end: () => reject(new Error('passport ended without an address')),
    };
    const begin = handlerOf(createStrategy(ctx));
    begin({ query: {}, headers: {} }, response, reject);
  });

/** An invalid name counts as absent. */
const name = v.fallback(v.optional(v.string()), undefined);

const profileSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.unknown()),
  email_verified: v.optional(v.unknown()),
  given_name: name,
  family_name: name,
});

export type GoogleProfile = v.InferOutput<typeof profileSchema>;

type Callback = (error: unknown, profile: GoogleProfile | false | undefined) => void;
type Handler = (request: unknown, response: unknown, next: (error?: unknown) => void) => void;

// `authenticate` returns `any` in the type definitions.
const handlerOf = (strategy: Strategy, callback?: Callback): Handler =>
  new passport.Passport().authenticate(strategy, { session: false }, callback) as Handler;

type TokenCallback = (error: unknown, accessToken?: string) => void;
type Exchange = (code: string, params: Record<string, string>, done: TokenCallback) => void;

const createStrategy = (ctx: Ctx) => {
  const { env, publicUrl } = ctx;
  const { GOOGLE_CLIENT_ID: clientID = '', GOOGLE_CLIENT_SECRET: clientSecret = '' } = env;
  const options = {
    clientID,
    clientSecret,
    callbackURL: `${publicUrl}/api/auth/google/callback`,
    scope: ['openid', 'email', 'profile'],
    pkce: true,
    store: cookieStore(requireCookies(ctx), { env, name: cookieName(ctx) }),
    ...(env.GOOGLE_AUTHORIZATION_URL ? { authorizationURL: env.GOOGLE_AUTHORIZATION_URL } : {}),
  };
  // The type definitions lack `pkce` and the five-argument store.
  const strategy = new Strategy(options as unknown as StrategyOptions, (_access, _refresh, profile, done) =>
    done(null, profile),
  );
  // `_oauth2` is protected in the type definitions.
  const { _oauth2: client } = strategy as unknown as { _oauth2: { getOAuthAccessToken: Exchange } };
  client.getOAuthAccessToken = (code, params, done) => {
    const form = { ...params, code, client_id: clientID, client_secret: clientSecret };
    const url = env.GOOGLE_TOKEN_URL ?? TOKEN_URL;
    fetchAccessToken(url, new URLSearchParams(form)).then((token) => done(null, token), done);
  };
  strategy.userProfile = (accessToken, done) => {
    const url = env.GOOGLE_USERINFO_URL ?? USERINFO_URL;
    fetchProfile(url, accessToken).then((profile) => done(null, profile), done);
  };
  return strategy;
};

type Stored = (error: Error | null, state?: string) => void;

type Attempt = { state: string; verifier: string; until: number };

type Verified = (error: Error | null, verifier?: string | false, state?: unknown) => void;

const cookieStore = (cookies: Cookies, { env, name }: { env: Env; name: string }) => ({
  store: (_request: unknown, verifier: string, _state: unknown, _meta: unknown, done: Stored) => {
    const state = randomBytes(32).toString('base64url');
    const attempt: Attempt = { state, verifier, until: Date.now() + COOKIE_MS };
    cookies.write(name, seal(JSON.stringify(attempt), secretOf(env)), { maxAgeMs: COOKIE_MS });
    done(null, state);
  },
  verify: (_request: unknown, state: unknown, done: Verified) => {
    cookies.clear(name);
    const attempt = readAttempt(cookies.read(name), env);
    const isOurs =
      attempt !== null &&
      typeof state === 'string' &&
      isSame(attempt.state, state) &&
      attempt.until > Date.now();
    done(null, isOurs ? attempt.verifier : false, {});
  },
});

const seal = (text: string, secret: string) => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'academia cookie', 32));

const secretOf = (env: Env) => env.COOKIE_SECRET ?? processSecret;

/** Without COOKIE_SECRET (development only) a restart ends sign-ins that are under way. */
const processSecret = randomBytes(32).toString('base64url');

const readAttempt = (sealed: string | undefined, env: Env): Attempt | null => {
  const text = unseal(sealed ?? '', secretOf(env));
  return text === null ? null : (JSON.parse(text) as Attempt);
};

const unseal = (value: string, secret: string) => {
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};

const isSame = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

const requireCookies = ({ cookies }: Ctx): Cookies => {
  if (!cookies) throw new Error('Google sign-in needs a browser');
  return cookies;
};

/** The prefix prevents other hosts of the domain from setting the cookie. It requires TLS. */
const cookieName = ({ publicUrl }: Ctx) => (publicUrl.startsWith('https:') ? `__Host-${COOKIE}` : COOKIE);

/** Replaces the request of node-oauth, which has no timeout and throws outside of handlers. */
const fetchAccessToken = async (url: string, body: URLSearchParams): Promise<string> =>
  v.parse(tokenSchema, await requestJson(url, { method: 'POST', body })).access_token;

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

const requestJson = async (url: string, init: RequestInit): Promise<unknown> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
};

const fetchProfile = async (url: string, accessToken: string): Promise<GoogleProfile> =>
  v.parse(profileSchema, await requestJson(url, { headers: { authorization: `Bearer ${accessToken}` } }));

export const returningProfile = (ctx: Ctx, query: unknown) =>
  new Promise<GoogleProfile | null>((resolve) => {
    // Without a code passport would start again instead of failing.
    if (!isRecord(query) || typeof query.code !== 'string') return resolve(null);
    const finish = handlerOf(createStrategy(ctx), (error, profile) =>
      resolve(error || !profile ? null : profile),
    );
    finish({ query, headers: {} }, {}, () => resolve(null));
  });
