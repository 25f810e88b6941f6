import { differenceInSeconds } from 'date-fns';
import type { Ctx } from '../../operation/context.ts';
import { requireStoredInstructor, settleRename } from '../instructors/instructor.store.ts';
import { ACTIVE, changeMany } from './enrolment.store.ts';
import { SETTLED_SECONDS } from './enrolment.dates.ts';

/** Gives classes that were still to come the corrected name of their instructor; at once, and again when nobody assigns under the old one. */
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
