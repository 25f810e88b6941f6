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
