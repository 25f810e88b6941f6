import { differenceInSeconds } from 'date-fns';
import type { Ctx } from '../../operation/context.ts';
import { requireStoredInstructor, settleRename } from '../instructors/instructor.store.ts';
import { ACTIVE } from './enrolment.store.ts';
import { changeMany } from './enrolment.writes.ts';
import { SETTLED_SECONDS } from './enrolment.follow.ts';

/**
 * Copies the corrected name of an instructor to coming classes: at once, and again when no running request has the
 * former name.
 */
export const followInstructorName = async ({ now }: Ctx, instructorId: string) => {
  const { renamedAt, name } = await requireStoredInstructor(instructorId);
  if (!renamedAt) return;
  const isToCome = [{ startsAt: null }, { startsAt: { $gt: renamedAt } }];
  await changeMany(
    { instructorId, status: { $in: ACTIVE }, $or: isToCome, instructorName: { $ne: name } },
    { instructorName: name },
  );
  if (differenceInSeconds(now, renamedAt) > SETTLED_SECONDS) await settleRename(instructorId, renamedAt);
};
