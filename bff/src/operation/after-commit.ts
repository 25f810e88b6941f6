import { logFailure } from '../database/database-errors.ts';
import { isRefusal } from '../errors/domain-error.ts';
import { isInTransaction } from '../database/transaction.ts';
import type { Ctx } from './context.ts';

/**
 * Runs what follows from a write: within its transaction, or else after it. What is refused does not refuse the write,
 * and errors after the write are logged: the sweep repeats the work.
 */
export const afterCommit = async ({ log }: Ctx, work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    if (isInTransaction() && !isRefusal(error)) throw error;
    logFailure(log, { err: error }, 'left to the sweep');
  }
};

type FollowUp = { name: string; work: (ctx: Ctx) => Promise<unknown> };

/** The same; of several writes that run together once, after all of them. */
export const onceAfterCommit = async (ctx: Ctx, { name, work }: FollowUp) => {
  if (ctx.followUps) ctx.followUps.set(name, work);
  else await afterCommit(ctx, () => work(ctx));
};
