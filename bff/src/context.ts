import type { Request, Response } from 'express';
import { academy } from '#domain/academy.ts';
import type { Env } from './env.ts';
import { findActor, type Actor } from './features/auth/session.service.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { Limits } from './limits.ts';

/** What the process shares between requests. */
export type Deps = { env: Env; limits: Limits; engine: string; publicUrl: string };

/** Everything a use case may know about the request; built once, for both surfaces. */
export type Ctx = Deps & {
  actor: Actor | null;
  now: Date;
  ip: string;
  timeZone: string;
  loaders: Loaders;
  http: { request: Request; response: Response } | null;
};

const BEARER = /^Bearer +([\w-]{1,200})$/i;

/** The context of a command or a sweep: nobody asks, no request stands behind it. */
export const systemContext = (deps: Deps, now = new Date()): Ctx => ({
  ...deps,
  actor: null,
  now,
  ip: '',
  timeZone: deps.env.TIME_ZONE ?? academy.timeZone,
  loaders: createLoaders(),
  http: null,
});

export const requestContext = async (deps: Deps, request: Request, response: Response): Promise<Ctx> => {
  const base = systemContext(deps);
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const actor = token ? await findActor(token, base.now) : null;
  return { ...base, actor, ip: request.ip ?? '', http: { request, response } };
};
