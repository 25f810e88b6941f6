import { MAIL_TOPICS, type MailPreference } from '#domain/mail/mail.ts';
import { mailPreferenceSchema } from '#domain/mail/mail.schema.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { inPerson } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { acceptMail, auditedUser, refuseMail, requireStoredUser } from '../users/user.store.ts';

const preferencesOf = async (userId: string): Promise<MailPreference[]> => {
  const { refusedMail = [] } = await requireStoredUser(userId);
  return MAIL_TOPICS.map((topic) => ({ topic, isWanted: !refusedMail.includes(topic) }));
};

export const listMyMailPreferences = operation({
  field: 'Query.myMailPreferences',
  access: inPerson,
  run: ({ ctx: { actor } }) => preferencesOf(actor.user.id),
});

export const setMailPreference = operation({
  field: 'Mutation.setMailPreference',
  access: inPerson,
  input: mailPreferenceSchema,
  audit: {
    action: 'mailPreference.set',
    about: ({ actor }) => auditedUser(actor.user),
    changes: ({ input: { topic, isWanted } }) => changesBetween({}, { topic, isWanted }),
  },
  run: async ({ ctx: { actor }, input: { topic, isWanted } }) => {
    await (isWanted ? acceptMail : refuseMail)(actor.user.id, topic);
    return preferencesOf(actor.user.id);
  },
});
