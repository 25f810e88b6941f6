import { logFailure } from '../database/outage.ts';
import type { Ctx } from './context.ts';

/** What follows a committed write never fails it: an error is logged, and the sweep repeats the work. */
export const afterCommit = async ({ log }: Ctx, work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    logFailure(log, { err: error }, 'left to the sweep');
  }
};

export type FollowUp = { name: string; work: (ctx: Ctx) => Promise<unknown> };

/** The same; of writes that are done together, once for each name and after all of them. */
export const onceAfterCommit = async (ctx: Ctx, { name, work }: FollowUp) => {
  if (ctx.followUps) ctx.followUps.set(name, work);
  else await afterCommit(ctx, () => work(ctx));
};
