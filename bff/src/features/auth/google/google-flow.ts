import { randomBytes, timingSafeEqual } from 'node:crypto';
import passport from 'passport';
import { Strategy, type StrategyOptions } from 'passport-google-oauth20';
import { isRecord } from '#domain/is-record.ts';
import type { Cookies, Ctx } from '../../../operation/context.ts';
import type { Env } from '../../../process/env.ts';
import { fetchAccessToken, fetchProfile, type GoogleProfile } from './google-requests.ts';
import { seal, unseal } from './sealed-cookie.ts';

const COOKIE = 'academia_google';
const COOKIE_MS = 10 * 60_000;
const TOKEN_URL = 'https://www.googleapis.com/oauth2/v4/token';
const USERINFO_URL = 'https://www.googleapis.com/oauth2/v3/userinfo';

/** Without COOKIE_SECRET (development only) a restart ends sign-ins that are under way. */
const processSecret = randomBytes(32).toString('base64url');

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: Error | null, verifier?: string | false, state?: unknown) => void;
type TokenCallback = (error: unknown, accessToken?: string) => void;
type Exchange = (code: string, params: Record<string, string>, done: TokenCallback) => void;
type Attempt = { state: string; verifier: string; until: number };

const secretOf = (env: Env) => env.COOKIE_SECRET ?? processSecret;

/** The prefix prevents other hosts of the domain from setting the cookie. It requires TLS. */
const cookieName = ({ publicUrl }: Ctx) => (publicUrl.startsWith('https:') ? `__Host-${COOKIE}` : COOKIE);

const requireCookies = ({ cookies }: Ctx): Cookies => {
  if (!cookies) throw new Error('Google sign-in needs a browser');
  return cookies;
};

const readAttempt = (sealed: string | undefined, env: Env): Attempt | null => {
  const text = unseal(sealed ?? '', secretOf(env));
  return text === null ? null : (JSON.parse(text) as Attempt);
};

const isSame = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

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

export const isGoogleConfigured = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Env) =>
  Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);

type Callback = (error: unknown, profile: GoogleProfile | false | undefined) => void;
type Handler = (request: unknown, response: unknown, next: (error?: unknown) => void) => void;

// `authenticate` returns `any` in the type definitions.
const handlerOf = (strategy: Strategy, callback?: Callback): Handler =>
  new passport.Passport().authenticate(strategy, { session: false }, callback) as Handler;

export const authorizationAddress = (ctx: Ctx) =>
  new Promise<string>((resolve, reject) => {
    const response = {
      setHeader: (name: string, value: string) => name === 'Location' && resolve(value),
      end: () => reject(new Error('passport ended without an address')),
    };
    const begin = handlerOf(createStrategy(ctx));
    begin({ query: {}, headers: {} }, response, reject);
  });

export const returningProfile = (ctx: Ctx, query: unknown) =>
  new Promise<GoogleProfile | null>((resolve) => {
    // Without a code passport would start again instead of failing.
    if (!isRecord(query) || typeof query.code !== 'string') return resolve(null);
    const finish = handlerOf(createStrategy(ctx), (error, profile) =>
      resolve(error || !profile ? null : profile),
    );
    finish({ query, headers: {} }, {}, () => resolve(null));
  });
