import { createHmac, randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import { messages } from '#domain/messages.ts';
import type { Env } from '../../env.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { StoredSalt } from './endpoint.model.ts';

const SALT_BYTES = 16;
/** For so long after a rotation the secret before it signs as well. */
const OVERLAP_HOURS = 24;
/** Of development and tests alone: production has no endpoints without WEBHOOK_KEY. */
const DEVELOPMENT_KEY = 'academia development webhook key';

export const newSalt = () => randomBytes(SALT_BYTES).toString('base64url');

/** Without a key of its own a production server makes no secrets. */
export const requireWebhookKey = ({ WEBHOOK_KEY, NODE_ENV }: Env) => {
  if (WEBHOOK_KEY) return WEBHOOK_KEY;
  if (NODE_ENV === 'production') throw new DomainError('CONFLICT', messages.webhookKeyMissing);
  return DEVELOPMENT_KEY;
};

/** Derived from the server's key and a stored salt, so that the database holds nothing that signs. */
export const secretOf = (env: Env, { salt }: Pick<StoredSalt, 'salt'>) =>
  `whsec_${createHmac('sha256', requireWebhookKey(env)).update(`webhook ${salt}`).digest('base64')}`;

/** The present secret first, then the one before it while that is valid. */
export const signingSecrets = (env: Env, salts: readonly StoredSalt[], now: Date) =>
  salts
    .filter(({ validUntil }) => validUntil === null || validUntil > now)
    .reverse()
    .map((stored) => secretOf(env, stored));

export const rotated = (salts: readonly StoredSalt[], now: Date): StoredSalt[] => [
  ...salts.slice(-1).map(({ salt }) => ({ salt, validUntil: addHours(now, OVERLAP_HOURS) })),
  { salt: newSalt(), validUntil: null },
];
