import type { Logger } from 'pino';
import { systemContext, type Deps } from './context.ts';
import { listUnsettledIds } from './features/auth/user.service.ts';
import { payDueAwards } from './features/enrolments/award.service.ts';
import { settleReferrals } from './features/points/referral.service.ts';

const SWEEP_MILLISECONDS = 30_000;

/** Finishes every effect that a crash interrupted. */
export const sweep = async (deps: Deps) => {
  const ctx = systemContext(deps);
  await payDueAwards(ctx);
  for (const userId of await listUnsettledIds()) await settleReferrals(ctx, userId);
};

export const startSweeping = (deps: Deps, log: Logger) => {
  const run = () =>
    void sweep(deps).catch((error: unknown) => log.error({ err: error }, 'sweep failed, will be repeated'));
  run();
  const timer = setInterval(run, SWEEP_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
};
