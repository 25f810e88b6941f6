import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { collisionText } from '#domain/schedule/collisions.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { claimComing } from '../claims/claim.settlement.ts';
import { dropAllClaims, enforcesUniqueClaims } from '../claims/claim.store.ts';

/** Before free times are enforced, every coming class claims its quarters. Rejected if two classes need the same. */
export const prepareEnforcing = async (schedule: Schedule, now: Date) => {
  if (!(await enforcesUniqueClaims())) {
    throw invalidField('policy', { reason: 'POLICY_UNAVAILABLE', message: messages.enforceUnavailable });
  }
  const collisions = await claimComing(schedule, now);
  if (collisions.length === 0) return;
  await dropAllClaims();
  throw new DomainError('CLASSES_COLLIDE', collisionText(collisions, academy.timeZone));
};
