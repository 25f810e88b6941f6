import { hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from './env.ts';

const SALT_BYTES = 16;
const SECRET_BYTES = 32;
/** Of development and tests alone. */
const DEVELOPMENT_KEY = 'academia development secrets key';

/** What secrets are derived from; null in production where none is set. */
const secretsKey = ({ SECRETS_KEY, NODE_ENV }: Env) =>
  SECRETS_KEY ?? (NODE_ENV === 'production' ? null : DEVELOPMENT_KEY);

export const canDeriveSecrets = (env: Env) => secretsKey(env) !== null;

export const newSalt = () => randomBytes(SALT_BYTES).toString('base64url');

type Derivation = { salt: string; purpose: string };

/** Follows from the server's key and a stored salt, so that the database alone holds no secret. */
export const derivedSecret = (env: Env, { salt, purpose }: Derivation) => {
  const key = secretsKey(env);
  if (key === null) throw new Error('SECRETS_KEY is not set');
  return Buffer.from(hkdfSync('sha256', key, salt, `academia ${purpose}`, SECRET_BYTES));
};
