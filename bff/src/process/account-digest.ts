import { createHmac, randomBytes } from 'node:crypto';
import { canDeriveSecrets, derivedSecret } from './derived-secret.ts';
import type { Env } from './env.ts';

const DIGITS = 16;
/** Without SECRETS_KEY each process has a key of its own. */
const OWN_KEY = randomBytes(32);

/** A keyed digest of an email, which identifies an account in the log. */
export const accountDigest = (env: Env, email: string) => {
  const key = canDeriveSecrets(env)
    ? derivedSecret(env, { salt: '', purpose: 'accounts in the log' })
    : OWN_KEY;
  return createHmac('sha256', key).update(email).digest('hex').slice(0, DIGITS);
};
