import { createHmac, timingSafeEqual } from 'node:crypto';
import { beforeNewKey, digestKey } from '../../process/derived-secret.ts';
import type { Env } from '../../process/env.ts';

/*
 * Whoever reads the day is given a permit: later, without their role or by another account of the same telephone, what they did
 * with that day is still taken as theirs. It grants nothing but that reports are listed for a decision.
 */

type Keys = Pick<Env, 'SECRETS_KEY' | 'SECRETS_KEY_PREVIOUS' | 'NODE_ENV'>;
type Permit = { userId: string; readAt: Date };

const signatureOf = (env: Keys, text: string) =>
  createHmac('sha256', digestKey(env, 'permits of the day at the range')).update(text).digest();

export const permitFor = (env: Keys, { userId, readAt }: Permit) => {
  const text = `${userId}.${readAt.getTime()}`;
  return `${text}.${signatureOf(env, text).toString('base64url')}`;
};

/** Null if it is not one of this server. */
export const readPermit = (env: Keys, permit: unknown): Permit | null => {
  const [userId = '', time = '', signature = ''] = typeof permit === 'string' ? permit.split('.') : [];
  const given = Buffer.from(signature, 'base64url');
  const isSigned = [env, beforeNewKey(env)].some((one) => {
    const expected = one && signatureOf(one, `${userId}.${time}`);
    return expected && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? { userId, readAt: new Date(Number(time)) } : null;
};
