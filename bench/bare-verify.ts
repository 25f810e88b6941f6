import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD } from './password.ts';

const MILLISECONDS = 4_000;

/** Passwords per second that this machine can verify when idle. */
const stored = await hash(PASSWORD);
const end = performance.now() + MILLISECONDS;
let checked = 0;
const check = async () => {
  while (performance.now() < end) {
    await verify(stored, PASSWORD);
    checked += 1;
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, check));
process.send?.({ perSecond: (checked * 1_000) / MILLISECONDS });
