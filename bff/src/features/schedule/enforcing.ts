import { academy } from '#domain/academy.ts';
import { collisionText } from '#domain/schedule/collisions.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { claimComing } from '../claims/claim.settlement.ts';
import { dropAllClaims } from '../claims/claim.store.ts';

/** Before free times are enforced, every coming class claims its quarters. Rejected if two classes need the same. */
export const prepareEnforcing = async (schedule: Schedule, now: Date) => {
  const collisions = await claimComing(schedule, now);
  if (collisions.length === 0) return;
  await dropAllClaims();
  throw new DomainError('CLASSES_COLLIDE', collisionText(collisions, academy.timeZone));
};
