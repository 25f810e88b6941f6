import { Types } from 'mongoose';
import {
  auditText,
  changesBetween,
  type AuditActor,
  type AuditChange,
  type AuditSubject,
} from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { afterCommit } from './after-commit.ts';
import type { Intention, Settlement } from './audit-trail.ts';
import { actorId, actorName, type Ctx } from './context.ts';
import { DomainError, isRefusal } from '../errors/domain-error.ts';
import { underClaim } from './key-claim.ts';
import { attemptId, systemRequest, type KeyedRequest, type Repeat } from './keyed-request.ts';

type Audited<Result> = {
  action: string;
  /** Called before the write. A created document has the id `createdId(request)`. */
  about: (request: KeyedRequest) => AuditSubject | Promise<AuditSubject>;
  /** Called before the write without a result, and afterwards with it. */
  changes?: (result: Result | null) => AuditChange[];
};

type Write<Result> = {
  sent: KeyedRequest | null;
  /** Whether this is what a user sent, not a part of it: its key is claimed and its limit counted. */
  isWhole?: boolean;
  repeat?: Repeat<Result> | undefined;
  audit?: Audited<Result> | undefined;
  run: (request: KeyedRequest | null) => Result | Promise<Result>;
};

type Known = { input: unknown; result: object | null };

const knownFields = ({ input, result }: Known): object => result ?? Object(input);

export const createdFields = (known: Known) => changesBetween({}, knownFields(known));

export const changedFields =
  <Subject>(toEntity: (subject: Subject) => object) =>
  ({ subject, ...known }: Known & { subject: Subject }) =>
    changesBetween(toEntity(subject), knownFields(known));

/** Runs a write once per key, with an audit entry before it (intended) and after it (its outcome). */
export const performWrite = async <Result>(ctx: Ctx, write: Write<Result>): Promise<Result> => {
  const { sent, isWhole = false, repeat, audit } = write;
  const before = sent && (await repeat?.(ctx, sent));
  if (before) return before.result;
  if (isWhole) await countWrite(ctx);
  const perform = () => (audit ? performAudited(ctx, write, audit) : runOnce(ctx, write, sent));
  return sent && isWhole ? underClaim(ctx, sent, perform) : perform();
};

export const countWrite = async ({ actor, limits }: Ctx) => {
  if (actor?.user && actor.user.role !== 'admin') await limits.consume('writeByUser', actor.user.id);
};

const runOnce = async <Result>(
  ctx: Ctx,
  { sent, repeat, run }: Write<Result>,
  request: KeyedRequest | null,
) => {
  try {
    return await run(request);
  } catch (error) {
    const mayBeStored = request && (sent || !(error instanceof DomainError));
    const meanwhile = mayBeStored ? await repeat?.(ctx, request) : null;
    if (meanwhile) return meanwhile.result;
    throw error;
  }
};

const performAudited = async <Result>(ctx: Ctx, write: Write<Result>, audit: Audited<Result>) => {
  const { sent, repeat } = write;
  const { action, about, changes = () => [] } = audit;
  const id = sent ? attemptId(action, sent) : new Types.ObjectId().toString();
  const request = sent ?? systemRequest(`audit:${id}`, ctx.now);
  const settle = (settlement: Settlement) =>
    afterCommit(ctx, () => ctx.auditTrail.settle([{ id, settlement }]));
  const intention: Intention = {
    id,
    at: ctx.now,
    actor: auditActorOf(ctx),
    action,
    subject: await about(request),
    changes: changes(null),
    requestId: ctx.requestId,
    write: repeat?.storedIn ? { key: request.key, payload: request.payload } : null,
  };
  await ctx.auditTrail.intend([intention]);
  try {
    const result = await runOnce(ctx, write, request);
    await settle({ outcome: 'done', changes: changes(result) });
    return result;
  } catch (error) {
    if (isRefusal(error)) await settle({ outcome: 'refused', reason: auditText(error.message) });
    throw error;
  }
};

export const auditActorOf = ({ actor, operator }: Ctx): AuditActor => {
  if (operator !== null || !actor) {
    return { id: null, label: operator ?? messages.auditSystem, isServiceAccount: false };
  }
  const label = auditText(actorName(actor));
  return { id: actorId(actor), label, isServiceAccount: actor.user === null };
};
