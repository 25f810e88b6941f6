import { logFailure } from '../database/database-errors.ts';
import type { Ctx } from './context.ts';

/** Tries what follows a write that is stored. An error is logged and leaves it to the next time, or to its job. */
export const tryAfterwards = async ({ log }: Ctx, work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    logFailure(log, { err: error }, 'what follows a write is left to the next time');
  }
};
