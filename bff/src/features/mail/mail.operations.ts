import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { ID_MAX } from '#domain/enrolments/enrolment.schema.ts';
import { MAIL_KINDS, MAIL_STATES, type MailMessage } from '#domain/mail/mail.ts';
import { messages } from '#domain/messages.ts';
import { line } from '#domain/schema.ts';
import { staff } from '../../operation/access.ts';
import { toId } from '../../operation/input.ts';
import { repeatOfResult } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { pageEntries } from '../../lists/page.ts';
import { auditedUser, findUser, userLoader, viewOfUser } from '../users/user.store.ts';
import { notifyMailWorker, toMailMessage, type MailDocument } from '../../outgoing/mail.model.ts';
import { requeueMail } from '../../outgoing/mail.ts';
import { NEWEST_MAIL, readMail, repeatOfMail, requeueFailed, requireMail, toRequeued } from './mail.store.ts';

const NOBODY = '0'.repeat(24);

const optionalId = v.nullish(line({ min: 0, max: ID_MAX }));

const ofMail = {
  kind: v.nullish(v.picklist(MAIL_KINDS, messages.invalidInput)),
  userId: optionalId,
  enrolmentId: optionalId,
};

type ResentMail = { count: number; hasMore: boolean };

export const listMailMessages = operation({
  field: 'Query.mailMessages',
  access: staff,
  input: v.object({
    state: v.nullish(v.picklist(MAIL_STATES, messages.invalidInput)),
    ...ofMail,
    ...pageEntries(NEWEST_MAIL),
  }),
  view: (_, { input }) => viewOfList('mail.viewList', 'mensajes')(input),
  run: ({ input: { state, kind, userId, enrolmentId, ...page } }) =>
    readMail({ state, kind, userId: userId && (toId(userId) ?? NOBODY), enrolmentId }, page),
});

export const getMailMessage = operation({
  field: 'Query.mailMessage',
  access: staff,
  subject: (_, { id }) => requireMail(id),
  view: async (ctx, { subject: { userId } }) => {
    const user = await userLoader(ctx).load(userId.toString());
    return user && viewOfUser(user);
  },
  run: ({ subject }): MailMessage => toMailMessage(subject),
});

const auditedMail = async ({ _id, userId }: MailDocument) => {
  const user = await findUser(userId.toString());
  return user ? auditedUser(user) : { type: 'mail', id: _id, label: _id };
};

/** Failed messages, by the filters of the list. */
export const resendFailedMail = operation({
  field: 'Mutation.resendFailedMail',
  access: staff,
  input: v.object(ofMail),
  repeat: repeatOfResult<ResentMail>(),
  audit: {
    action: 'mail.resendFailed',
    about: () => ({ type: 'mail', id: null, label: 'mensajes fallidos' }),
    changes: ({ input }: { input: object }) => changesBetween({}, input),
  },
  run: async ({ ctx: { now }, input: { kind, userId, enrolmentId } }): Promise<ResentMail> => {
    const failed = { kind, userId: userId && (toId(userId) ?? NOBODY), enrolmentId };
    const resent = await requeueFailed(failed, now);
    notifyMailWorker();
    return resent;
  },
});

export const resendMail = operation({
  field: 'Mutation.resendMail',
  access: staff,
  subject: (_, { id }) => requireMail(id),
  repeat: repeatOfMail,
  audit: { action: 'mail.resend', about: (_, { subject }) => auditedMail(subject) },
  run: async ({ ctx: { now }, subject: message }): Promise<MailMessage> =>
    toRequeued(await requeueMail(message, now)),
});
