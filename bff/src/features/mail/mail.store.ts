import { addSeconds } from 'date-fns';
import type { MailKind, MailMessage, MailReason, MailState } from '#domain/mail/mail.ts';
import { isSecurityKind, SECURITY_KINDS } from '#domain/mail/security-notices.ts';
import { notFound } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import type { PageInput } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { changeOldest } from '../../operation/change-oldest.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { MailModel, toMailMessage, type MailDocument } from '../../outgoing/mail.model.ts';
import { REQUEUED, requeued } from '../../outgoing/mail.ts';

/** Duration of a lease, longer than an attempt. */
const LEASE_SECONDS = 120;

export const NEWEST_MAIL = rowOrder<MailDocument>(MailModel, { createdAt: -1, _id: -1 });

const MAX_RESENT = 500;

export const findDueMail = (now: Date, limit: number) =>
  MailModel.find({ state: 'waiting', nextAttemptAt: { $lte: now } })
    .sort({ nextAttemptAt: 1, _id: 1 })
    .limit(limit)
    .lean();

export const nextDueAt = async () => {
  const next = await MailModel.findOne(
    { state: 'waiting', nextAttemptAt: { $ne: null } },
    { nextAttemptAt: 1 },
  )
    .sort({ nextAttemptAt: 1, _id: 1 })
    .lean();
  return next?.nextAttemptAt ?? null;
};

/** Messages about security wait for no others. */
export const findEarlier = ({ _id, userId, dueAt, kind }: MailDocument) =>
  MailModel.findOne({
    userId,
    state: 'waiting',
    ...(isSecurityKind(kind) ? { kind: { $in: SECURITY_KINDS } } : {}),
    $or: [{ dueAt: { $lt: dueAt } }, { dueAt, _id: { $lt: _id } }],
  })
    .sort({ dueAt: 1, _id: 1 })
    .lean();

export const leaseMail = async ({ _id, nextAttemptAt }: MailDocument, now: Date) => {
  const until = addSeconds(now, LEASE_SECONDS);
  const { matchedCount } = await MailModel.updateOne(
    { _id, state: 'waiting', nextAttemptAt },
    { $set: { nextAttemptAt: until, waitsFor: null }, $inc: { tries: 1 } },
  );
  return matchedCount === 1 ? until : null;
};

export const postponeMail = async (message: MailDocument, earlier: MailDocument, now: Date) => {
  const { _id, nextAttemptAt } = message;
  const latest = Math.max(earlier.nextAttemptAt?.getTime() ?? 0, addSeconds(now, 1).getTime());
  await MailModel.updateOne(
    { _id, state: 'waiting', nextAttemptAt },
    { $set: { nextAttemptAt: new Date(latest), waitsFor: earlier._id } },
  );
  // It may have been settled since it was found.
  if (!(await MailModel.exists({ _id: earlier._id, state: 'waiting' }))) await releaseFollowing(earlier, now);
};

type Outcome = Partial<
  Pick<
    MailDocument,
    | 'state'
    | 'reason'
    | 'kind'
    | 'facts'
    | 'to'
    | 'content'
    | 'said'
    | 'settledAt'
    | 'nextAttemptAt'
    | 'smtpCode'
    | 'dueAt'
  >
>;

export const recordMail = async ({ _id }: MailDocument, until: Date, outcome: Outcome) => {
  const { matchedCount } = await MailModel.updateOne({ _id, nextAttemptAt: until }, { $set: outcome });
  return matchedCount === 1;
};

/** The attempt does not count. */
export const returnMail = async (
  { _id }: MailDocument,
  until: Date,
  fields: Pick<Outcome, 'nextAttemptAt' | 'smtpCode'>,
) => {
  await MailModel.updateOne({ _id, nextAttemptAt: until }, { $set: fields, $inc: { tries: -1 } });
};

export const settledAs = (state: MailState, at: Date, reason: MailReason | null = null): Outcome => ({
  state,
  reason,
  settledAt: at,
  nextAttemptAt: null,
});

export const releaseFollowing = async ({ _id, userId }: MailDocument, now: Date) => {
  await MailModel.updateMany(
    { userId, state: 'waiting', waitsFor: _id },
    { $set: { nextAttemptAt: now, waitsFor: null } },
  );
};

type Filter = {
  state?: MailState | null;
  kind?: MailKind | null;
  userId?: string | null;
  enrolmentId?: string | null;
};

export const readMail = (filter: Filter, page: PageInput) =>
  readConnection({
    order: NEWEST_MAIL,
    filter: conditionsOf(filter),
    page,
    toNode: toMailMessage,
  });

const conditionsOf = (filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

export const requireMail = async (id: unknown): Promise<MailDocument> => {
  const document = typeof id === 'string' ? await MailModel.findById(id).lean() : null;
  if (!document) throw notFound('MAIL_NOT_FOUND');
  return document;
};

/** The message at the time it was made due again, whatever its present state. */
export const toRequeued = (document: MailDocument): MailMessage => ({
  ...toMailMessage(document),
  ...REQUEUED,
});

export const repeatOfMail = repeatable(MailModel, toRequeued);

type Failed = Pick<Filter, 'kind' | 'userId' | 'enrolmentId'>;

/** Makes failed messages due again, oldest first; each is judged again before it is sent. */
export const requeueFailed = (given: Failed, now: Date) =>
  changeOldest(MailModel, {
    filter: { ...conditionsOf(given), state: 'failed' },
    update: requeued(now),
    limit: MAX_RESENT,
  });
