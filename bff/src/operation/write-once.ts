import { Types } from 'mongoose';
import { auditText, type AuditChange, type AuditSubject } from '#domain/audit/audit.ts';
import { inTransaction, isInTransaction } from '../database/transaction.ts';
import { isRefusal } from '../errors/domain-error.ts';
import { auditActorOf } from './audited.ts';
import type { Ctx } from './context.ts';
import { countedOnce } from './counted-once.ts';
import { requireTime } from './deadline.ts';
import { forgetKey, requireOwnKey, storeKey } from './key-claim.ts';
import { attemptId, systemRequest, type KeyedRequest, type Repeat } from './keyed-request.ts';
import { clearPerRequest } from './per-request.ts';

type Audit<Prepared, Result> = {
  action: string;
  about: (prepared: Prepared, request: KeyedRequest) => AuditSubject | Promise<AuditSubject>;
  changes: (prepared: Prepared, result: Result | null) => AuditChange[];
};

type Write<Caller, Prepared, Result> = {
  sent: KeyedRequest | null;
  /** Whether this is what a user sent, not a part of it: its limit is counted. */
  isWhole: boolean;
  /** Keys that the transaction will lock. */
  turns?: readonly string[] | undefined;
  repeat?: Repeat<Result, NoInfer<Prepared>> | undefined;
  audit?: Audit<Prepared, Result> | undefined;
  /** Reads the subject and validates the input. */
  prepare: (ctx: Caller) => Promise<Prepared>;
  run: (prepared: Prepared, request: KeyedRequest) => Promise<Result>;
};

export const countWrite = async ({ actor, limits }: Ctx) => {
  if (actor?.user && actor.user.role !== 'admin') await limits.consume('writeByUser', actor.user.id);
};

/**
 * Runs a write in one transaction with its key and its audit entry. A refused one stores its entry alone. Repeated with
 * its key it returns what was written then.
 */
export const writeOnce = async <Caller extends Ctx, Prepared, Result>(
  ctx: Caller,
  { sent, isWhole, turns, repeat, audit, prepare, run }: Write<Caller, Prepared, Result>,
): Promise<Result> => {
  const runsAgain = sent !== null && repeat?.runsAgain === true;
  const before = sent && (await repeat?.(ctx, sent));
  if (before) return before.result;
  // Other repeats have compared the key with its claim.
  if (isWhole && runsAgain) await requireOwnKey(sent);
  if (isWhole) await countWrite(ctx);
  const id = runsAgain && audit ? attemptId(audit.action, sent) : new Types.ObjectId().toString();
  const request = sent ?? systemRequest(id, ctx.now);
  const isPart = isInTransaction();
  const { limits, beginAttempt } = countedOnce(ctx.limits);
  let isAgain = false;
  let refuse: ((reason: string) => Promise<void>) | null = null;

  const writtenMeanwhile = async () => {
    if (!isAgain || !sent || !repeat) return null;
    const meanwhile = await repeat(ctx, sent);
    if (!meanwhile) await forgetKey(sent);
    return meanwhile;
  };

  const entryOf = async (prepared: Prepared, { action, about, changes }: Audit<Prepared, Result>) => {
    const entry = {
      id,
      at: ctx.now,
      actor: auditActorOf(ctx),
      action,
      requestId: ctx.requestId,
      subject: await about(prepared, request),
      runsAgain,
    };
    const intended = changes(prepared, null);
    refuse = (reason) => {
      const refused = { id: new Types.ObjectId().toString(), runsAgain: false, outcome: 'refused' as const };
      return ctx.auditTrail.record({ ...entry, ...refused, changes: intended, reason });
    };
    return (result: Result) =>
      ctx.auditTrail.record({ ...entry, changes: changes(prepared, result), outcome: 'done', reason: null });
  };

  const attempt = async (hasWaited: boolean) => {
    requireTime(ctx);
    if (!isPart) clearPerRequest(ctx);
    beginAttempt();
    refuse = null;
    isAgain ||= hasWaited;
    const meanwhile = await writtenMeanwhile();
    if (meanwhile) return meanwhile.result;
    isAgain = true;
    const prepared = await prepare({ ...ctx, limits });
    const record = audit && (await entryOf(prepared, audit));
    const result = await run(prepared, request);
    if (sent && repeat) await storeKey(sent, repeat.written(result, prepared));
    await record?.(result);
    requireTime(ctx);
    return result;
  };

  try {
    return await inTransaction(attempt, turns);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // What refuses it may be the same request, stored since its key was looked up.
    const meanwhile = sent && !isPart && (await repeat?.(ctx, sent));
    if (meanwhile) return meanwhile.result;
    const entry = refuse as ((reason: string) => Promise<void>) | null;
    await entry?.(auditText(error.message));
    throw error;
  } finally {
    if (!isPart) clearPerRequest(ctx);
  }
};
