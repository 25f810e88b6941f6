import type { Ctx } from './context.ts';

/** A value made once per request, when it is first asked for: what batches and caches the reads of one request. */
export const perRequest = <T>(create: (ctx: Ctx) => T) => {
  const key = {};
  return (ctx: Ctx): T => {
    if (!ctx.loaders.has(key)) ctx.loaders.set(key, create(ctx));
    return ctx.loaders.get(key) as T;
  };
};

/** After a change nothing that was read before it may answer the rest of the request. */
export const forgetPerRequest = ({ loaders }: Ctx) => loaders.clear();
