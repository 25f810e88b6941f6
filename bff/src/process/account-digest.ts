import { createHmac, randomBytes } from 'node:crypto';
import { canDeriveSecrets, derivedSecret } from './derived-secret.ts';
import type { Env } from './env.ts';

const DIGITS = 16;
/** Where no key is set, digests are those of this process. */
const OWN_KEY = randomBytes(32);

/** What the log calls an account: the same for the same email, and nothing to guess the email by without the key. */
export const accountDigest = (env: Env, email: string) => {
  const key = canDeriveSecrets(env)
    ? derivedSecret(env, { salt: '', purpose: 'accounts in the log' })
    : OWN_KEY;
  return createHmac('sha256', key).update(email).digest('hex').slice(0, DIGITS);
};
