import type { Ctx } from './context.ts';

/** A value that is created once per request, on first use, such as a loader. */
export const perRequest = <T>(create: (ctx: Ctx) => T) => {
  const key = {};
  return (ctx: Ctx): T => {
    if (!ctx.loaders.has(key)) ctx.loaders.set(key, create(ctx));
    return ctx.loaders.get(key) as T;
  };
};

/** Clears the values after a change, so that later reads of the request are fresh. */
export const clearPerRequest = ({ loaders }: Ctx) => loaders.clear();
