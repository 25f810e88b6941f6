import type { Request, Response } from 'express';
import {
  actorId,
  systemContext,
  type Actor,
  type Cookies,
  type Ctx,
  type Deps,
} from '../operation/context.ts';
import { withinDeadline } from '../operation/deadline.ts';
import { limitHeaders } from '../process/limit-headers.ts';
import { holderOf } from '../features/auth/actor.ts';

const BEARER = /^Bearer +([\w-]{1,200})$/i;

const cookiesOf = (request: Request, response: Response, { publicUrl }: Deps): Cookies => {
  // Browsers accept and delete a `__Host-` cookie only with Secure and this path.
  const scope = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
  } as const;
  return {
    read: (name) =>
      request.headers.cookie
        ?.split(/; */)
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    write: (name, value, { maxAgeMs }) => void response.cookie(name, value, { ...scope, maxAge: maxAgeMs }),
    clear: (name) => void response.clearCookie(name, scope),
  };
};

type Caller = Pick<Ctx, 'actor' | 'verifyActor' | 'expireActor'>;

const VISITOR: Caller = { actor: null };

/** Verifies the bearer token once per request, and again after each write. */
const callerOf = async (token: string, ctx: Ctx): Promise<Caller> => {
  const { cached, verify } = holderOf(token, ctx.now);
  let verified: Promise<Actor | null> | undefined;
  const verifyActor = () => (verified ??= verify());
  const actor = cached ?? (await withinDeadline(ctx, verifyActor()));
  return { actor, verifyActor, expireActor: () => (verified = undefined) };
};

export const requestContext = async (deps: Deps, request: Request, response: Response): Promise<Ctx> => {
  const ctx = systemContext(deps);
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const caller = token ? await callerOf(token, ctx) : VISITOR;
  if (caller.actor) {
    request.log.setBindings({ [caller.actor.user ? 'user' : 'serviceAccount']: actorId(caller.actor) });
  }
  const limits = { ...deps.limits, consume: deps.limits.consumeBy(limitHeaders(response)) };
  if (caller.actor?.scopes) await limits.consume('requestByToken', caller.actor.sessionId);
  return Object.assign(ctx, caller, {
    limits,
    log: request.log,
    requestId: String(request.id),
    ip: request.ip ?? '',
    userAgent: request.get('user-agent') ?? '',
    cookies: cookiesOf(request, response, deps),
    idempotencyKey: request.get('idempotency-key') ?? null,
  });
};
