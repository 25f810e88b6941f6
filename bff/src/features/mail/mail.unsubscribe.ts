import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_TOPICS, type MailTopic } from '#domain/mail/mail.ts';
import type { Deps } from '../../operation/context.ts';
import { acceptMail, refuseMail } from '../users/user.store.ts';
import { canDeriveSecrets, derivedSecret } from '../../process/derived-secret.ts';

export const UNSUBSCRIBE_PATH = '/correo/baja';

type Refusal = { userId: string; topic: MailTopic };

const signatureOf = (env: Deps['env'], { userId, topic }: Refusal) =>
  createHmac('sha256', derivedSecret(env, { salt: '', purpose: 'unsubscribe' }))
    .update(`${userId} ${topic}`)
    .digest('base64url');

/** The unsubscribe link of a topic, which needs no sign-in; null if the server has no key to sign it. */
export const unsubscribeLink = ({ env, publicUrl }: Pick<Deps, 'env' | 'publicUrl'>, refusal: Refusal) => {
  if (!canDeriveSecrets(env)) return null;
  const query = new URLSearchParams({
    de: refusal.userId,
    tema: refusal.topic,
    firma: signatureOf(env, refusal),
  });
  return `${publicUrl}${UNSUBSCRIBE_PATH}?${query}`;
};

/** The topic of an unsubscribe link; null if this server has not signed it. */
export const refusalOfLink = (env: Deps['env'], query: Record<string, unknown>): Refusal | null => {
  const { de, tema, firma } = query;
  const topic = MAIL_TOPICS.find((one) => one === tema);
  if (typeof de !== 'string' || typeof firma !== 'string' || !topic || !canDeriveSecrets(env)) return null;
  const refusal = { userId: de, topic };
  const [given, right] = [Buffer.from(firma), Buffer.from(signatureOf(env, refusal))];
  return given.length === right.length && timingSafeEqual(given, right) ? refusal : null;
};

/** Unsubscribes by a valid link. Safe to repeat. */
export const refuseByLink = async (env: Deps['env'], query: Record<string, unknown>) => {
  const refusal = refusalOfLink(env, query);
  if (refusal) await refuseMail(refusal.userId, refusal.topic);
};

/** Undoes it. Safe to repeat. */
export const acceptByLink = async (env: Deps['env'], query: Record<string, unknown>) => {
  const refusal = refusalOfLink(env, query);
  if (refusal) await acceptMail(refusal.userId, refusal.topic);
};
