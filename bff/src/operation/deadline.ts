import type { Ctx } from './context.ts';
import { unavailable } from '../errors/domain-error.ts';

export const REQUEST_MS = 10_000;
const RETRY_SECONDS = 5;

/** Rejects with UNAVAILABLE after the deadline. A later result is ignored. */
export const withinDeadline = async <T>(
  { env, now }: Pick<Ctx, 'env' | 'now'>,
  work: Promise<T>,
): Promise<T> => {
  if (env.TIME_LIMITS === 'off') return work;
  let timer: NodeJS.Timeout | undefined;
  const remaining = Math.max(0, now.getTime() + REQUEST_MS - Date.now());
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable(RETRY_SECONDS)), remaining);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
};
