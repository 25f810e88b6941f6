import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { isDuplicateKey } from '../../database/database-errors.ts';
import { canDeriveSecrets, newSalt, storedSecret, resealSalts } from '../../process/derived-secret.ts';
import type { Env } from '../../process/env.ts';
import { SigningKeyModel, type SigningKeyDocument } from './signing-key.model.ts';

const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = (env: Env, salt: string) =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, storedSecret(env, { salt, purpose: 'certificates' })]),
    format: 'der',
    type: 'pkcs8',
  });

const publicPart = (key: ReturnType<typeof privateKeyOf>) =>
  String(createPublicKey(key).export({ format: 'jwk' }).x);

/** By RFC 7638: the members in this order, without spaces. */
const thumbprintOf = (x: string) =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');

const newestKey = () => SigningKeyModel.findOne().sort({ turn: -1 }).lean();

/** Inserts the key after `newest`. Concurrent calls all return the one that was stored. */
const addKey = async (env: Env, newest: SigningKeyDocument | null) => {
  const salt = newSalt(env);
  const x = publicPart(privateKeyOf(env, salt));
  const key = { _id: thumbprintOf(x), turn: (newest?.turn ?? 0) + 1, salt, x, createdAt: new Date() };
  try {
    await SigningKeyModel.create(key);
    return key;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return newestKey().orFail();
  }
};

const signingKey = async (env: Env) => {
  if (!canDeriveSecrets(env)) return null;
  return (await newestKey()) ?? (await addKey(env, null));
};

export const rotateSigningKey = async (env: Env) => {
  const { _id, turn } = await addKey(env, await newestKey());
  return { kid: _id, turn };
};

export const resealSigningKeys = (env: Env) => resealSalts(SigningKeyModel, env);

const jwkOf = ({ _id, x }: SigningKeyDocument) => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x,
  kid: _id,
  alg: 'EdDSA',
  use: 'sig',
});

export const publicKeys = async () => ({
  keys: (await SigningKeyModel.find().sort({ turn: -1 }).lean()).map(jwkOf),
});

/** Creates the first key if there is none, so that who keeps the public keys has the one that signs next. */
export const readyKeys = async (env: Env) => {
  await signingKey(env);
  return publicKeys();
};

type Signed = {
  type: string;
  claims: object;
  /** For verifiers who take the key from the header: it contains the public key instead of its name. */
  hasKey?: boolean;
};

export const signClaims = async (env: Env, { type, claims, hasKey = false }: Signed) => {
  const key = await signingKey(env);
  if (!key) return null;
  const { CompactSign } = await import('jose');
  return new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'EdDSA', typ: type, ...(hasKey ? { jwk: jwkOf(key) } : { kid: key._id }) })
    .sign(privateKeyOf(env, key.salt));
};

export const verifiedClaims = async (jws: string): Promise<unknown> => {
  const { compactVerify, createLocalJWKSet } = await import('jose');
  try {
    const { payload } = await compactVerify(jws, createLocalJWKSet(await publicKeys()), {
      algorithms: ['EdDSA'],
    });
    return JSON.parse(Buffer.from(payload).toString());
  } catch {
    return null;
  }
};
