import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { collisionText } from '#domain/schedule/collisions.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { claimComing } from '../claims/claim.settlement.ts';
import { dropAllClaims, enforcesUniqueClaims } from '../claims/claim.store.ts';
import { findSchedule } from './schedule.store.ts';

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

/** The stored schedule may come from another kind of database, by a restored backup. */
export const requireEnforceablePolicy = async () => {
  const { policy } = await findSchedule();
  if (policy !== 'enforce' || (await enforcesUniqueClaims())) return;
  throw new Error(
    'The schedule enforces free times, and this database cannot keep two classes from having the same time: ' +
      'set the policy with `npm run cli -- hours policy suggest`, or use MongoDB or the embedded database.',
  );
};
