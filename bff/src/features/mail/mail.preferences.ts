import { changesBetween } from '#domain/audit/audit.ts';
import { mailPreferenceSchema } from '#domain/mail/mail.schema.ts';
import { MAIL_TOPICS, type MailTopic, type MailPreference } from '#domain/mail/mail.ts';
import { inPerson } from '../../operation/access.ts';
import type { Deps } from '../../operation/context.ts';
import { toId } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { isSigned, signatureOf } from '../../process/signed-text.ts';
import {
  acceptMail,
  findStoredUser,
  refuseMail,
  auditedUser,
  requireStoredUser,
} from '../users/user.store.ts';

export const UNSUBSCRIBE_PATH = '/correo/baja';

export const listMyMailPreferences = operation({
  field: 'Query.myMailPreferences',
  access: inPerson,
  run: ({ ctx: { actor } }) => preferencesOf(actor.user.id),
});

const preferencesOf = async (userId: string): Promise<MailPreference[]> => {
  const { refusedMail = [] } = await requireStoredUser(userId);
  return MAIL_TOPICS.map((topic) => ({ topic, isWanted: !refusedMail.includes(topic) }));
};

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

type Signed = {
  userId: string;
  topic: MailTopic;
  /** Where the message was sent. The link is invalid once the person has another address. */
  email: string;
};

const signedOf = ({ userId, topic, email }: Signed) => ({
  purpose: 'unsubscribe',
  text: `${userId} ${topic} ${email}`,
});

/** The unsubscribe link of a topic, which needs no sign-in; null if the server has no key to sign it. */
export const unsubscribeLink = ({ env, publicUrl }: Pick<Deps, 'env' | 'publicUrl'>, signed: Signed) => {
  const firma = signatureOf(env, signedOf(signed));
  if (firma === null) return null;
  const query = new URLSearchParams({ de: signed.userId, tema: signed.topic, firma });
  return `${publicUrl}${UNSUBSCRIBE_PATH}?${query}`;
};

/** Null for an invalid link. */
export const preferenceOfLink = async (
  env: Deps['env'],
  { de, tema, firma }: Record<string, unknown>,
): Promise<(MailPreference & { userId: string }) | null> => {
  const topic = MAIL_TOPICS.find((one) => one === tema);
  const userId = toId(de);
  if (userId === null || !topic) return null;
  const user = await findStoredUser(userId);
  if (!user) return null;
  const signed = signedOf({ userId, topic, email: user.email });
  if (!isSigned(env, { ...signed, signature: firma })) return null;
  return { userId, topic, isWanted: !user.refusedMail?.includes(topic) };
};

export const changeByLink = async (
  env: Deps['env'],
  { query, isWanted }: { query: Record<string, unknown>; isWanted: boolean },
) => {
  const found = await preferenceOfLink(env, query);
  if (found) await (isWanted ? acceptMail : refuseMail)(found.userId, found.topic);
  return found !== null;
};
