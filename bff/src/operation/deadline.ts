import type { Ctx } from './context.ts';
import { unavailable } from '../errors/domain-error.ts';

export const REQUEST_MS = 10_000;
const RETRY_SECONDS = 5;

type Timed = Pick<Ctx, 'env' | 'now'>;

const remainingMs = ({ now }: Timed) => Math.max(0, now.getTime() + REQUEST_MS - Date.now());

/** The transaction of a request does not begin, and does not commit, after the deadline. */
export const requireTime = (ctx: Ctx) => {
  if (ctx.requestId !== null && ctx.env.TIME_LIMITS === 'on' && remainingMs(ctx) === 0)
    throw unavailable(RETRY_SECONDS);
};

/** Rejects with UNAVAILABLE after the deadline. A later result is ignored. */
export const withinDeadline = async <T>(ctx: Timed, work: Promise<T>): Promise<T> => {
  if (ctx.env.TIME_LIMITS === 'off') return work;
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable(RETRY_SECONDS)), remainingMs(ctx));
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
};
