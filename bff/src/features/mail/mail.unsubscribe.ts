import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_TOPICS, type MailTopic } from '#domain/mail/mail.ts';
import type { Deps } from '../../operation/context.ts';
import { toId } from '../../operation/input.ts';
import { acceptMail, findUser, refuseMail } from '../users/user.store.ts';
import { beforeNewKey, canDeriveSecrets, derivedSecret } from '../../process/derived-secret.ts';

export const UNSUBSCRIBE_PATH = '/correo/baja';

type Refusal = { userId: string; topic: MailTopic };
type Signed = Refusal & {
  /** Where the message was sent. The link is invalid once the person has another address. */
  email: string;
};

const signatureOf = (env: Deps['env'], { userId, topic, email }: Signed) =>
  createHmac('sha256', derivedSecret(env, { salt: '', purpose: 'unsubscribe' }))
    .update(`${userId} ${topic} ${email}`)
    .digest('base64url');

/** The unsubscribe link of a topic, which needs no sign-in; null if the server has no key to sign it. */
export const unsubscribeLink = ({ env, publicUrl }: Pick<Deps, 'env' | 'publicUrl'>, signed: Signed) => {
  if (!canDeriveSecrets(env)) return null;
  const query = new URLSearchParams({
    de: signed.userId,
    tema: signed.topic,
    firma: signatureOf(env, signed),
  });
  return `${publicUrl}${UNSUBSCRIBE_PATH}?${query}`;
};

const isSame = (given: string, right: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export const refusalOfLink = async (
  env: Deps['env'],
  { de, tema, firma }: Record<string, unknown>,
): Promise<Refusal | null> => {
  const topic = MAIL_TOPICS.find((one) => one === tema);
  const userId = toId(de);
  if (userId === null || typeof firma !== 'string' || !topic || !canDeriveSecrets(env)) return null;
  const user = await findUser(userId);
  if (!user) return null;
  const signed = { userId, topic, email: user.email };
  const isSigned = [env, beforeNewKey(env)].some((keys) => keys && isSame(firma, signatureOf(keys, signed)));
  return isSigned ? { userId, topic } : null;
};

export const changeByLink = async (
  env: Deps['env'],
  { query, isWanted }: { query: Record<string, unknown>; isWanted: boolean },
) => {
  const refusal = await refusalOfLink(env, query);
  if (refusal) await (isWanted ? acceptMail : refuseMail)(refusal.userId, refusal.topic);
  return refusal !== null;
};
