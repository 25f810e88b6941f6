import * as v from 'valibot';
import { ID_MAX } from '#domain/enrolments/enrolment.schema.ts';
import { MAIL_KINDS, MAIL_STATES, type MailMessage } from '#domain/mail/mail.ts';
import { messages } from '#domain/messages.ts';
import { line } from '#domain/schema.ts';
import { staff } from '../../operation/access.ts';
import { toId } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { pageEntries } from '../../lists/page.ts';
import { auditedUser, findUser, userLoader, viewOfUser } from '../users/user.store.ts';
import { toMailMessage, type MailDocument } from './mail.model.ts';
import { NEWEST_MAIL, readMail, repeatOfMail, requeueMail, requireMail, toRequeued } from './mail.store.ts';
import { notifyMailWorker } from './mail.notify.ts';

const NOBODY = '0'.repeat(24);

const optionalId = v.nullish(line({ min: 0, max: ID_MAX }));

export const listMailMessages = operation({
  field: 'Query.mailMessages',
  access: staff,
  input: v.object({
    state: v.nullish(v.picklist(MAIL_STATES, messages.invalidInput)),
    kind: v.nullish(v.picklist(MAIL_KINDS, messages.invalidInput)),
    userId: optionalId,
    enrolmentId: optionalId,
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

export const resendMail = operation({
  field: 'Mutation.resendMail',
  access: staff,
  subject: (_, { id }) => requireMail(id),
  repeat: repeatOfMail,
  audit: { action: 'mail.resend', about: (_, { subject }) => auditedMail(subject) },
  run: async ({ ctx: { now }, subject: message, request }): Promise<MailMessage> => {
    const requeued = await requeueMail(message, { now, request });
    notifyMailWorker();
    return toRequeued(requeued);
  },
});
