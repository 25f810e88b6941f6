import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from './env.ts';

const DEVELOPMENT_KEY = 'academia development secrets key';

const SECRET_BYTES = 32;

/** Replaces SECRETS_KEY in this process if it is not set. */
const PROCESS_KEY = randomBytes(SECRET_BYTES).toString('base64url');

const SALT_BYTES = 16;

const KEY_ID_BYTES = 4;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const DIGITS = 16;

type Keys = Pick<Env, 'SECRETS_KEY' | 'SECRETS_KEY_PREVIOUS' | 'NODE_ENV'>;

export const canDeriveSecrets = (env: Keys) => secretsKey(env) !== null;

const secretsKey = ({ SECRETS_KEY, NODE_ENV }: Keys) =>
  SECRETS_KEY ?? (NODE_ENV === 'production' ? null : DEVELOPMENT_KEY);

export const beforeNewKey = <Given extends Keys>(env: Given): Given | null =>
  env.SECRETS_KEY_PREVIOUS ? { ...env, SECRETS_KEY: env.SECRETS_KEY_PREVIOUS } : null;

type Derivation = { salt: string; purpose: string };

/** Derives a secret from the server's key and a salt. The database alone has no secret. */
export const derivedSecret = (env: Keys, derivation: Derivation) =>
  hkdf(requireKey(env), derivation, SECRET_BYTES);

const hkdf = (key: string, { salt, purpose }: Derivation, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, `academia ${purpose}`, bytes));

const requireKey = (env: Keys) => {
  const key = secretsKey(env);
  if (key === null) throw new Error('SECRETS_KEY is not set');
  return key;
};

/** A key for digests: of the server's key or, without one, of this process alone. */
export const digestKey = (env: Keys, purpose: string) =>
  hkdf(secretsKey(env) ?? PROCESS_KEY, { salt: '', purpose }, SECRET_BYTES);

/** A salt for a secret that survives the replacement of its key; see `storedSecret` and `sealedSalt`. */
export const newSalt = (env: Keys) => {
  const random = randomBytes(SALT_BYTES).toString('base64url');
  return canDeriveSecrets(env) ? `${idOf(requireKey(env))}.${random}` : random;
};

const idOf = (key: string) => hkdf(key, { salt: '', purpose: 'key id' }, KEY_ID_BYTES).toString('hex');

/** The random part, which a new key does not change. */
export const originalSalt = (stored: string) => partsOf(stored).salt;

/**
 * Parses a stored salt: a random part, preceded by the key id since 1.1.0. After the key was replaced, the HKDF
 * extract follows, sealed with the new key.
 */
const partsOf = (stored: string) => {
  const [salt = '', sealedBy, sealed] = stored.split('~');
  const [madeBy] = /^[0-9a-f]{8}(?=\.)/.exec(salt) ?? [];
  return { salt, madeBy, sealedBy, sealed };
};

/** The secret of a stored salt, which a new key does not change. */
export const storedSecret = (env: Keys, { salt, purpose }: Derivation) =>
  expanded(extractedOf(env, salt), purpose);

const expanded = (extracted: Buffer, purpose: string) =>
  createHmac('sha256', extracted)
    .update(`academia ${purpose}`)
    .update(Buffer.from([1]))
    .digest();

const extractedOf = (env: Keys, stored: string) => {
  const { salt, madeBy, sealedBy, sealed } = partsOf(stored);
  const keys = [requireKey(env), ...(env.SECRETS_KEY_PREVIOUS ? [env.SECRETS_KEY_PREVIOUS] : [])];
  const id = sealedBy ?? madeBy;
  // A salt without a key id is older than the replacement of keys.
  const key = id === undefined ? keys.at(-1) : keys.find((one) => idOf(one) === id);
  if (key === undefined)
    throw new Error('a stored secret is of another SECRETS_KEY: set SECRETS_KEY_PREVIOUS to that one');
  return sealed === undefined ? createHmac('sha256', salt).update(key).digest() : unseal(sealed, salt, key);
};

const unseal = (sealed: string, salt: string, key: string) => {
  const bytes = Buffer.from(sealed, 'base64url');
  const sealing = hkdf(key, { salt: '', purpose: 'sealing' }, SECRET_BYTES);
  const decipher = createDecipheriv(ALGORITHM, sealing, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(salt))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};

export const sealedSalt = (env: Keys, stored: string) => {
  const { salt, madeBy, sealedBy } = partsOf(stored);
  const key = requireKey(env);
  if ((sealedBy ?? madeBy) === idOf(key)) return null;
  return [salt, idOf(key), seal(extractedOf(env, stored), salt, key)].join('~');
};

const seal = (extracted: Buffer, salt: string, key: string) => {
  const iv = randomBytes(IV_BYTES);
  const sealing = hkdf(key, { salt: '', purpose: 'sealing' }, SECRET_BYTES);
  const cipher = createCipheriv(ALGORITHM, sealing, iv).setAAD(Buffer.from(salt));
  const text = Buffer.concat([cipher.update(extracted), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
};

export const accountDigest = (env: Env, email: string) =>
  createHmac('sha256', digestKey(env, 'accounts in the log')).update(email).digest('hex').slice(0, DIGITS);

type Salted = { _id: unknown; salt?: string | null };

type SaltedModel = {
  find: (filter: object, fields: object) => { lean: () => { cursor: () => AsyncIterable<Salted> } };
  updateOne: (filter: object, update: object) => PromiseLike<{ matchedCount: number }>;
};

/** Seals the salts that depend on the previous key. Returns the number of them. */
export const resealSalts = async (model: SaltedModel, env: Env) => {
  let count = 0;
  for await (const { _id, salt } of model
    .find({ salt: { $ne: null } }, { salt: 1 })
    .lean()
    .cursor()) {
    const sealed = salt ? sealedSalt(env, salt) : null;
    if (sealed === null) continue;
    const { matchedCount } = await model.updateOne({ _id, salt }, { $set: { salt: sealed } });
    count += matchedCount;
  }
  return count;
};
