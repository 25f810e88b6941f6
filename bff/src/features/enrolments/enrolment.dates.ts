import { differenceInSeconds } from 'date-fns';
import type { Ctx } from '../../operation/context.ts';
import { requireStoredCourse, settleMove } from '../courses/course.store.ts';
import { startFields } from './enrolment.places.ts';
import { changeMany } from './enrolment.store.ts';

/** Longer than a request lasts that has read the course before it moved, and than clocks differ. */
export const SETTLED_SECONDS = 60;

/** Gives enrolments without a date of their own that of their course; at once, and again when nobody enrols on the old one. */
export const followCourseDate = async ({ now }: Ctx, courseId: string) => {
  const { movedAt, scheduledDate } = await requireStoredCourse(courseId);
  if (!movedAt) return;
  const moved = startFields(scheduledDate);
  await changeMany({ courseId, scheduledDate: null, startsAt: { $ne: moved.startsAt } }, moved);
  if (differenceInSeconds(now, movedAt) > SETTLED_SECONDS) await settleMove(courseId, movedAt);
};
