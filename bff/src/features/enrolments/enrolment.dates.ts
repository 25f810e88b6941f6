import { differenceInSeconds } from 'date-fns';
import type { Ctx } from '../../operation/context.ts';
import { requireStoredCourse, settleMove } from '../courses/course.store.ts';
import { startFields } from './places/enrolment.places.ts';
import { changeMany } from './enrolment.store.ts';

/** Longer than a request that read the former date, plus the difference of clocks. */
export const SETTLED_SECONDS = 60;

/**
 * Copies the course's date to enrolments without one: at once, and again when no running request has the former
 * date.
 */
export const followCourseDate = async ({ now }: Ctx, courseId: string) => {
  const { movedAt, scheduledDate } = await requireStoredCourse(courseId);
  if (!movedAt) return;
  const moved = startFields(scheduledDate);
  await changeMany({ courseId, scheduledDate: null, startsAt: { $ne: moved.startsAt } }, moved);
  if (differenceInSeconds(now, movedAt) > SETTLED_SECONDS) await settleMove(courseId, movedAt);
};
