import { createHmac } from 'node:crypto';
import { startOfHour } from 'date-fns';
import { changesBetween, type AuditSubject } from '#domain/audit/audit.ts';
import { auditActorOf } from './audited.ts';
import { actorId, type Ctx } from './context.ts';
import { digestKey } from '../process/derived-secret.ts';
import { createCache } from '../database/cache.ts';

export type View = {
  action: string;
  subject: AuditSubject;
  /** `page` is recorded for the first read only. */
  list?: { filter: object; page: object };
};

const HOUR_MS = 3_600_000;
const MAX_REMEMBERED = 10_000;
const ID_DIGITS = 24;

const recorded = createCache<unknown>(HOUR_MS, { maxEntries: MAX_REMEMBERED });

/**
 * Records a read of other people's data before the response. If it cannot be recorded, the read fails. One entry
 * per reader, subject, filter and hour, whose id is keyed: a search cannot be guessed from it.
 */
export const recordView = async (ctx: Ctx, { action, subject, list }: View) => {
  const { actor, now: at, requestId, env } = ctx;
  if (actor && actorId(actor) === subject.id) return;
  const reader = auditActorOf(ctx);
  const filter = list ? changesBetween({}, list.filter) : [];
  const hour = startOfHour(at).getTime();
  const view = JSON.stringify([action, reader.id ?? reader.label, subject.id, filter, hour]);
  const record = () => {
    const digest = createHmac('sha256', digestKey(env, 'recorded views')).update(view).digest('hex');
    const page = list ? changesBetween({}, list.page) : [];
    return ctx.auditTrail.view({
      id: digest.slice(0, ID_DIGITS),
      at,
      actor: reader,
      action,
      subject,
      requestId,
      changes: [...filter, ...page],
    });
  };
  await (list ? recorded.read(view, record) : record());
};
