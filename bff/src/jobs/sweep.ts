import { systemContext, type Ctx, type Deps } from '../context.ts';
import { listMovedCourses } from '../features/courses/course.store.ts';
import { followCourseDate } from '../features/enrolments/enrolment.dates.ts';
import { promoteWaiting } from '../features/enrolments/waiting.promotion.ts';
import { listWaitedCourses } from '../features/enrolments/waiting.store.ts';
import { listUnsettledAttempts, settleAttempt } from '../features/audit/audit.settlement.ts';
import { listDueAwards, payAward } from '../features/enrolments/enrolment.award.ts';
import { settleLedgerTotal } from '../features/ledger/ledger-total.ts';
import { listUnmarkedHandOuts, markHandOut } from '../features/redemptions/hand-out.store.ts';
import { settleReferrals } from '../features/referrals/referral.settlement.ts';
import { wakeWebhooks } from '../features/webhooks/wake.ts';
import { listUnsettledIds } from '../features/users/user.store.ts';

const SWEEP_MS = 30_000;
/** So many of each at a time: the next sweep finds the rest. */
const MAX_LISTED = 10_000;

type Job = {
  name: string;
  /** What a crash left unfinished. */
  list: (limit: number, now: Date) => Promise<string[]>;
  /** Finishes one; may be repeated. */
  run: (ctx: Ctx, id: string) => Promise<void>;
};

const JOBS: Job[] = [
  { name: 'awards', list: listDueAwards, run: payAward },
  { name: 'course dates', list: listMovedCourses, run: followCourseDate },
  { name: 'waiting lists', list: listWaitedCourses, run: promoteWaiting },
  { name: 'referrals', list: listUnsettledIds, run: settleReferrals },
  { name: 'hand-outs', list: listUnmarkedHandOuts, run: (_, id) => markHandOut(id) },
  { name: 'ledger total', list: async () => ['points'], run: ({ now }) => settleLedgerTotal(now) },
  { name: 'audit trail', list: listUnsettledAttempts, run: (_, id) => settleAttempt(id) },
];

const attempt = async ({ log }: Deps, job: string, work: () => Promise<void>) => {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, job }, 'job failed, will be repeated');
  }
};

/** Finishes every effect that a crash interrupted; what cannot be finished keeps nothing else from being so. */
export const sweep = async (deps: Deps) => {
  for (const { name, list, run } of JOBS) {
    await attempt(deps, name, async () => {
      for (const id of await list(MAX_LISTED, new Date())) {
        await attempt(deps, `${name} ${id}`, () => run(systemContext(deps), id));
      }
    });
  }
};

export const startSweeping = (deps: Deps) => {
  const run = () => {
    void sweep(deps);
    wakeWebhooks();
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
};
