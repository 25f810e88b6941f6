import { createHmac } from 'node:crypto';
import { digestKey } from './derived-secret.ts';
import type { Env } from './env.ts';

const DIGITS = 16;

export const accountDigest = (env: Env, email: string) =>
  createHmac('sha256', digestKey(env, 'accounts in the log')).update(email).digest('hex').slice(0, DIGITS);
