import type { Ctx } from './context.ts';

const kept = new WeakMap<Ctx, Map<object, unknown>>();

/** A value made once per request, when it is first asked for: what batches and caches the reads of one request. */
export const perRequest = <T>(create: (ctx: Ctx) => T) => {
  const key = {};
  return (ctx: Ctx): T => {
    const values = kept.get(ctx) ?? new Map<object, unknown>();
    kept.set(ctx, values);
    if (!values.has(key)) values.set(key, create(ctx));
    return values.get(key) as T;
  };
};

/** After a change nothing that was read before it may answer the rest of the request. */
export const forgetPerRequest = (ctx: Ctx) => kept.delete(ctx);
