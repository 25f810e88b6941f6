import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** How many hashes and verifications the server has requested. */
export const counts = { hash: 0, verify: 0 };

const hashes = new Map<string, Promise<string>>();
const verdicts = new Map<string, Promise<boolean>>();

const remembered = <T>(known: Map<string, Promise<T>>, key: string, work: () => Promise<T>) => {
  const found = known.get(key) ?? work();
  known.set(key, found);
  return found;
};

/**
 * argon2 for the server of a test: slow on purpose, and thousands of accounts have the same few passwords. The first of
 * each is hashed and compared as ever.
 */
export const hash = (password: string) => {
  counts.hash += 1;
  return remembered(hashes, password, () => argon2.hash(password));
};

export const verify = (hashed: string, password: string) => {
  counts.verify += 1;
  return remembered(verdicts, `${hashed} ${password}`, () => argon2.verify(hashed, password));
};

export const hashRaw = argon2.hashRaw;
