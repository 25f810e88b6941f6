import type { Ctx } from './context.ts';

export const perRequest = <T>(create: (ctx: Ctx) => T) => {
  const key = {};
  return (ctx: Ctx): T => {
    if (!ctx.loaders.has(key)) ctx.loaders.set(key, create(ctx));
    return ctx.loaders.get(key) as T;
  };
};

export const clearPerRequest = ({ loaders }: Ctx) => loaders.clear();
