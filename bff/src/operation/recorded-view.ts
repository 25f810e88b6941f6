import { createHmac, randomBytes } from 'node:crypto';
import { startOfHour } from 'date-fns';
import { changesBetween, type AuditSubject } from '#domain/audit/audit.ts';
import { auditActorOf } from './audited.ts';
import { actorId, type Ctx } from './context.ts';
import type { PageInput } from '../lists/page.ts';
import { canDeriveSecrets, derivedSecret } from '../process/derived-secret.ts';
import type { Env } from '../process/env.ts';
import { keepFor } from '../process/kept.ts';

/** What of other people is answered: one of them, or a list. */
export type View = {
  action: string;
  subject: AuditSubject;
  /** `page` is recorded of the first read alone. */
  list?: { filter: object; page: object };
};

const HOUR_MS = 3_600_000;
/** What a process remembers to have recorded. */
const MAX_REMEMBERED = 10_000;
const ID_DIGITS = 24;

const recorded = keepFor<unknown>(HOUR_MS, { maxEntries: MAX_REMEMBERED });

/** Without a SECRETS_KEY each process leaves an entry of its own. */
const PROCESS_SECRET = randomBytes(32);

/** Of a search the database must hold nothing from which it could be guessed once its entry is cleared. */
const secretOf = (env: Env) =>
  canDeriveSecrets(env) ? derivedSecret(env, { salt: '', purpose: 'recorded views' }) : PROCESS_SECRET;

/**
 * Records that the caller reads what is personal of somebody else, before it is answered: what cannot be recorded is not
 * read. One entry for each reader, subject, filter and hour.
 */
export const recordView = async (ctx: Ctx, { action, subject, list }: View) => {
  const { actor, now: at, requestId, env } = ctx;
  if (actor && actorId(actor) === subject.id) return;
  const reader = auditActorOf(ctx);
  const filter = list ? changesBetween({}, list.filter) : [];
  const hour = startOfHour(at).getTime();
  const id = createHmac('sha256', secretOf(env))
    .update(JSON.stringify([action, reader.id ?? reader.label, subject.id, filter, hour]))
    .digest('hex')
    .slice(0, ID_DIGITS);
  const page = list ? changesBetween({}, list.page) : [];
  const record = () =>
    ctx.auditTrail.view({ id, at, actor: reader, action, subject, changes: [...filter, ...page], requestId });
  await (list ? recorded.read(id, record) : record());
};

type ListInput = PageInput & { filter?: object | null; updatedSince?: string | null | undefined };

/** A page of a list, by the filter that it was read with; what a cursor holds is left out. */
export const viewOfList = (action: string, label: string) => {
  const subject = { type: 'list', id: null, label };
  return ({ first: _, last, after, before, updatedSince, filter, ...others }: ListInput): View => ({
    action,
    subject,
    list: {
      filter: { ...others, ...filter },
      // Who follows changes asks for later ones each time.
      page: { isFirstPage: !after && !before && !last, ...(updatedSince ? { updatedSince } : {}) },
    },
  });
};
