import { addHours } from 'date-fns';
import { messages } from '#domain/messages.ts';
import { canDeriveSecrets, newSalt, storedSecret } from '../../process/derived-secret.ts';
import type { Ctx } from '../../operation/context.ts';
import type { Env } from '../../process/env.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { StoredSalt } from './endpoint.model.ts';

const OVERLAP_HOURS = 24;

export const requireSecretsKey = (env: Env) => {
  if (!canDeriveSecrets(env)) throw new DomainError('SECRETS_KEY_MISSING', messages.webhookKeyMissing);
};

/** In the form of Standard Webhooks. Only the salt is stored. */
export const secretOf = (env: Env, { salt }: Pick<StoredSalt, 'salt'>) =>
  `whsec_${storedSecret(env, { salt, purpose: 'webhook' }).toString('base64')}`;

export const signingSecrets = (env: Env, salts: readonly StoredSalt[], now: Date) =>
  salts
    .filter(({ validUntil }) => validUntil === null || validUntil > now)
    .reverse()
    .map((stored) => secretOf(env, stored));

export const rotated = (
  salts: readonly StoredSalt[],
  { env, now }: Pick<Ctx, 'env' | 'now'>,
): StoredSalt[] => [
  ...salts.slice(-1).map(({ salt }) => ({ salt, validUntil: addHours(now, OVERLAP_HOURS) })),
  { salt: newSalt(env), validUntil: null },
];
