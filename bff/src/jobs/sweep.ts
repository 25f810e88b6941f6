import { systemContext, type Ctx, type Deps } from '../operation/context.ts';
import { logFailure } from '../database/database-errors.ts';
import { settleDueCertificate } from '../features/certificates/certificate.settlement.ts';
import { listWaitedCourses } from '../features/enrolments/waiting/waiting.store.ts';
import { endLapsedOffer, listLapsedOffers } from '../features/enrolments/waiting/waiting.operations.ts';
import { promoteWaiting } from '../features/enrolments/waiting/waiting.promotion.ts';
import { listApproved } from '../features/deletions/deletion.store.ts';
import { deleteOldEntries } from '../features/audit/audit.data.ts';
import { anonymisePending, erase } from '../features/privacy/erase.ts';
import { deleteOldMail } from '../features/mail/mail.data.ts';
import { deleteOldDeliveries } from '../features/webhooks/delivery.store.ts';
import { listUnpaid, releaseUnpaid } from '../features/money/deposit.ts';
import { chargeUncharged, listUncharged } from '../features/money/enrolment-charge.ts';
import { listDueCertificates } from '../features/enrolments/enrolment.completion.ts';
import { settleLedgerTotal } from '../features/points/ledger-total.ts';
import { settleReferrals } from '../features/referrals/referral.settlement.ts';
import { notifyWebhookWorker } from '../outgoing/delivery.model.ts';
import { endLostSecondFactor } from '../features/auth/second-factor/second-factor.operations.ts';
import { listActsToUndo, undoHeldActs } from '../features/users/security/held-acts.ts';
import { listDueLosses } from '../features/users/security/second-factor-loss.ts';
import { listUnsettledIds } from '../features/users/user.store.ts';

const SWEEP_MS = 30_000;
const MAX_LISTED = 10_000;

type Job = {
  name: string;
  list: (limit: number, now: Date) => Promise<string[]>;
  run: (ctx: Ctx, id: string) => Promise<void>;
};

const once = () => Promise.resolve(['']);

const JOBS: Job[] = [
  { name: 'charges of classes before', list: listUncharged, run: chargeUncharged },
  { name: 'certificates', list: listDueCertificates, run: settleDueCertificate },
  { name: 'unpaid bookings', list: listUnpaid, run: releaseUnpaid },
  { name: 'offered places', list: listLapsedOffers, run: endLapsedOffer },
  { name: 'waiting lists', list: listWaitedCourses, run: promoteWaiting },
  { name: 'referrals', list: listUnsettledIds, run: settleReferrals },
  { name: 'ledger total', list: once, run: ({ now }) => settleLedgerTotal(now) },
  { name: 'acts with accounts taken back', list: listActsToUndo, run: undoHeldActs },
  { name: 'lost second factors', list: listDueLosses, run: endLostSecondFactor },
  { name: 'deletions', list: listApproved, run: erase },
  { name: 'old audit entries', list: once, run: deleteOldEntries },
  { name: 'old deliveries', list: once, run: deleteOldDeliveries },
  { name: 'old mail', list: once, run: deleteOldMail },
  { name: 'pending profiles', list: once, run: anonymisePending },
];

const attempt = async ({ log, metrics }: Deps, job: string, work: () => Promise<void>, id?: string) => {
  try {
    await work();
    return true;
  } catch (error) {
    metrics?.sweepFailures.inc({ job });
    logFailure(log, { err: error, job: id ? `${job} ${id}` : job }, 'job failed, will be repeated');
    return false;
  }
};

/**
 * Finishes work that a crash interrupted. A failure does not stop the rest. A stopping server leaves the rest to
 * another sweep.
 */
export const sweep = async (deps: Deps) => {
  let isWhole = true;
  for (const { name, list, run } of JOBS) {
    if (deps.lifecycle.isDraining) return;
    const isListed = await attempt(deps, name, async () => {
      for (const id of await list(MAX_LISTED, new Date())) {
        if (deps.lifecycle.isDraining) return;
        isWhole = (await attempt(deps, name, () => run(systemContext(deps), id), id)) && isWhole;
      }
    });
    isWhole &&= isListed;
  }
  deps.metrics?.swept(isWhole);
};

export const startSweeping = (deps: Deps) => {
  let underWay: Promise<void> | null = null;
  const run = () => {
    underWay ??= sweep(deps).finally(() => (underWay = null));
    notifyWebhookWorker();
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
};
