import type { Logger } from 'pino';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import type { HeldAct } from '#domain/users/account-hold.ts';
import type { User } from '#domain/users/user.ts';
import { userName } from '#domain/users/user-name.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { Env } from '../process/env.ts';
import type { Limits } from '../process/limits.ts';
import type { Mail } from '../process/mail.ts';
import type { Metrics } from '../metrics/metrics.ts';

export type Lifecycle = { isDraining: boolean };

export type Deps = {
  env: Env;
  log: Logger;
  limits: Limits;
  /** Null without SMTP_URL. */
  mail: Mail | null;
  auditTrail: AuditTrail;
  engine: string;
  publicUrl: string;
  lifecycle: Lifecycle;
  /** Null without METRICS_PORT or without a server. */
  metrics: Metrics | null;
};

/**
 * After an email, a password or a second factor was changed by staff or by a link. `note` stores what is done while a
 * former email can take the account back.
 */
export type Hold = { until: Date | null; note: ((act: HeldAct) => Promise<void>) | null };

/** A user, by a session or by a personal access token. */
export type Person = {
  user: User;
  /** The hash of the bearer token. */
  sessionId: string;
  /** Null for a session, which has all permissions of its user. */
  scopes: readonly TokenScope[] | null;
  /** Whether a second factor was verified in this session, or when the token was created. */
  isVerified: boolean;
  /** When a password or code was last entered in this session; null if unknown, and for tokens. */
  authenticatedAt: Date | null;
  generations: Readonly<Record<string, number | undefined>>;
  hold: Hold | null;
};

/** An integration of the academy, which has no user. */
export type ServiceActor = Pick<Person, 'sessionId' | 'isVerified' | 'authenticatedAt'> & {
  user: null;
  serviceAccount: { id: string; name: string };
  scopes: readonly TokenScope[];
};

export type Actor = Person | ServiceActor;

export const actorId = (actor: Actor) => (actor.user ? actor.user.id : actor.serviceAccount.id);

export const actorName = (actor: Actor) => (actor.user ? userName(actor.user) : actor.serviceAccount.name);

/** Cookies of the request and the response: HttpOnly, SameSite=Lax, path /, Secure on https. */
export type Cookies = {
  read: (name: string) => string | undefined;
  write: (name: string, value: string, life: { maxAgeMs: number }) => void;
  clear: (name: string) => void;
};

export type Ctx = Deps & {
  /** The verified caller within an operation. Outside of operations it may be cached. */
  actor: Actor | null;
  /** Reads the actor from the database, once until the next write of this request. */
  verifyActor?: () => Promise<Actor | null>;
  /** Called after a write, which may have ended the session: the next operation verifies the actor again. */
  expireActor?: () => void;
  loaders: Map<object, unknown>;
  followUps?: Map<string, (ctx: Ctx) => Promise<unknown>>;
  /** The label of a caller without an account, such as the command line. */
  operator: string | null;
  now: Date;
  requestId: string | null;
  ip: string;
  userAgent: string;
  cookies: Cookies | null;
  idempotencyKey: string | null;
};

/** The spread comes last: V8 takes microseconds for each field that is defined after one. */
export const systemContext = (deps: Deps, now = new Date()): Ctx => ({
  actor: null,
  loaders: new Map(),
  operator: null,
  now,
  requestId: null,
  ip: '',
  userAgent: '',
  cookies: null,
  idempotencyKey: null,
  ...deps,
});
