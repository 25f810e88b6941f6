import { createHmac, timingSafeEqual } from 'node:crypto';
import { beforeNewKey, canDeriveSecrets, derivedSecret } from './derived-secret.ts';
import type { Env } from './env.ts';

type Keys = Pick<Env, 'SECRETS_KEY' | 'SECRETS_KEY_PREVIOUS' | 'NODE_ENV'>;
type Signed = { purpose: string; text: string };

/** The signature of a link in a message. Null without a key of the server. */
export const signatureOf = (env: Keys, signed: Signed) =>
  canDeriveSecrets(env) ? signedWith(env, signed) : null;

const signedWith = (env: Keys, { purpose, text }: Signed) =>
  createHmac('sha256', derivedSecret(env, { salt: '', purpose }))
    .update(text)
    .digest('base64url');

/** Also accepts a signature of the key before the present one. */
export const isSigned = (env: Keys, { signature, ...signed }: Signed & { signature: unknown }) =>
  typeof signature === 'string' &&
  canDeriveSecrets(env) &&
  [env, beforeNewKey(env)].some((keys) => keys && isSame(signature, signedWith(keys, signed)));

const isSame = (given: string, right: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};
