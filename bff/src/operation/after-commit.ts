import { logFailure } from '../database/database-errors.ts';
import type { Ctx } from './context.ts';

/** Runs follow-up work of a committed write. Errors are logged, and the sweep repeats the work. */
export const afterCommit = async ({ log }: Ctx, work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    logFailure(log, { err: error }, 'left to the sweep');
  }
};

export type FollowUp = { name: string; work: (ctx: Ctx) => Promise<unknown> };

/** The same; for writes that run together, once per name after all of them. */
export const onceAfterCommit = async (ctx: Ctx, { name, work }: FollowUp) => {
  if (ctx.followUps) ctx.followUps.set(name, work);
  else await afterCommit(ctx, () => work(ctx));
};
