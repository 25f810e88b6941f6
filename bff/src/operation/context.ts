import type { Logger } from 'pino';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import type { User } from '#domain/users/user.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { Env } from '../process/env.ts';
import type { Limits } from '../process/limits.ts';
import type { Mail } from '../process/mail.ts';
import type { Metrics } from '../process/metrics/metrics.ts';

/** Whether the process is about to stop: it still answers, and says in its health that it wants no more. */
export type Lifecycle = { isDraining: boolean };

/** What the process shares between requests. */
export type Deps = {
  env: Env;
  log: Logger;
  limits: Limits;
  /** Null where no SMTP server is set. */
  mail: Mail | null;
  auditTrail: AuditTrail;
  engine: string;
  publicUrl: string;
  lifecycle: Lifecycle;
  /** Null where METRICS_PORT is off, and without a server. */
  metrics: Metrics | null;
};

/** A user, by a session or by a personal access token. */
export type Person = {
  user: User;
  /** The hash of the bearer token. */
  sessionId: string;
  /** Null for a session, which may do what its user may. */
  scopes: readonly TokenScope[] | null;
  /** A second factor was shown by this session, or when the token was made. */
  isVerified: boolean;
  /** Of the user's credentials by kind: what this request makes belongs to them. */
  generations: Readonly<Record<string, number | undefined>>;
};

/** An integration of the academy, which has no user. */
export type ServiceActor = Pick<Person, 'sessionId' | 'isVerified'> & {
  user: null;
  serviceAccount: { id: string; name: string };
  scopes: readonly TokenScope[];
};

/** Who sends the request. */
export type Actor = Person | ServiceActor;

/** What records, limits and keys know an actor by. */
export const actorId = (actor: Actor) => (actor.user ? actor.user.id : actor.serviceAccount.id);

/** The cookies of the request, and how the response sets them: HttpOnly, SameSite=Lax, for every path, Secure on https. */
export type Cookies = {
  read: (name: string) => string | undefined;
  write: (name: string, value: string, life: { maxAgeMs: number }) => void;
  clear: (name: string) => void;
};

/** Everything a use case may know about the request; built once, for both surfaces. */
export type Ctx = Deps & {
  /** As an operation has verified it, in the context that the operation gets; outside of one, perhaps a cached one. */
  actor: Actor | null;
  /** Reads the actor from the database, unless this request has done so since its last write. */
  verifyActor?: () => Promise<Actor | null>;
  /** After a write, which may have ended the session or changed its user: the next operation verifies the actor. */
  expireActor?: () => void;
  /** Loaders and other values of this request; see perRequest. */
  loaders: Map<object, unknown>;
  /** Where several writes are done together: what follows from them; see writeTogether. */
  followUps?: Map<string, (ctx: Ctx) => Promise<unknown>>;
  /** What acts without an account, as the audit trail calls it: the command line. */
  operator: string | null;
  now: Date;
  /** The answer's X-Request-Id; null where no HTTP request is behind it. */
  requestId: string | null;
  ip: string;
  /** As the browser or program names itself, however it likes; empty without one. */
  userAgent: string;
  /** Null where no browser is behind the request. */
  cookies: Cookies | null;
  /** As it was sent, however long; null without one. */
  idempotencyKey: string | null;
};

/** The context of a command or a job: no user and no HTTP request. */
export const systemContext = (deps: Deps, now = new Date()): Ctx => ({
  ...deps,
  actor: null,
  loaders: new Map(),
  operator: null,
  now,
  requestId: null,
  ip: '',
  userAgent: '',
  cookies: null,
  idempotencyKey: null,
});
