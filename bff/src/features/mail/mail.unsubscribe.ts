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

/** The link by which a person refuses a topic without signing in; null if the server has no key to sign it. */
export const unsubscribeLink = ({ env, publicUrl }: Pick<Deps, 'env' | 'publicUrl'>, refusal: Refusal) => {
  if (!canDeriveSecrets(env)) return null;
  const query = new URLSearchParams({
    de: refusal.userId,
    tema: refusal.topic,
    firma: signatureOf(env, refusal),
  });
  return `${publicUrl}${UNSUBSCRIBE_PATH}?${query}`;
};

/** What a link refuses; null if it was not signed by this server. */
export const refusalOfLink = (env: Deps['env'], query: Record<string, unknown>): Refusal | null => {
  const { de, tema, firma } = query;
  const topic = MAIL_TOPICS.find((one) => one === tema);
  if (typeof de !== 'string' || typeof firma !== 'string' || !topic || !canDeriveSecrets(env)) return null;
  const refusal = { userId: de, topic };
  const [given, right] = [Buffer.from(firma), Buffer.from(signatureOf(env, refusal))];
  return given.length === right.length && timingSafeEqual(given, right) ? refusal : null;
};

/** Refuses what a valid link names; may be repeated. */
export const refuseByLink = async (env: Deps['env'], query: Record<string, unknown>) => {
  const refusal = refusalOfLink(env, query);
  if (refusal) await refuseMail(refusal.userId, refusal.topic);
};

/** Undoes the refusal that a valid link names; may be repeated. */
export const acceptByLink = async (env: Deps['env'], query: Record<string, unknown>) => {
  const refusal = refusalOfLink(env, query);
  if (refusal) await acceptMail(refusal.userId, refusal.topic);
};
