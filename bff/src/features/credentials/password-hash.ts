import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';

export const MAX_WAITING = 50;

/** Hashing is memory-bound: more hashes than cores only slow each other down. */
const gate = pLimit(availableParallelism());
/** For accounts on devices and networks where they have signed in: strangers cannot fill this queue. */
const knownGate = pLimit(1);

type Asking = { isKnown?: boolean };

const hashing = async <T>(work: () => Promise<T>, { isKnown = false }: Asking = {}): Promise<T> => {
  if (gate.pendingCount >= MAX_WAITING && isKnown && knownGate.pendingCount < MAX_WAITING) {
    return knownGate(work);
  }
  if (gate.pendingCount >= MAX_WAITING) {
    throw new DomainError('TOO_MANY_AT_ONCE', messages.tooManyTries, { headers: { 'Retry-After': '1' } });
  }
  return gate(work);
};

/** argon2id with the library's defaults: 19 MiB, two passes (the OWASP minimum). */
export const hashPassword = (password: string) => hashing(() => hash(password));

let decoy: Promise<string> | undefined;

/** Takes the same time with and without a hash. */
export const isPassword = async (
  passwordHash: string | null | undefined,
  password: string,
  asking: Asking = {},
) => {
  decoy ??= hash('nobody has this password');
  const target = passwordHash ?? (await decoy);
  const matches = await hashing(() => verify(target, password), asking);
  return matches && Boolean(passwordHash);
};

type Keyed = { salt: string; secret: Buffer };

export const hashShortCode = async (code: string, { salt, secret }: Keyed) => {
  const hashed = await hashing(() => hashRaw(code, { salt: Buffer.from(salt), secret }));
  return hashed.toString('base64url');
};
