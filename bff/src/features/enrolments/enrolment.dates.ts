import { differenceInSeconds } from 'date-fns';
import type { Ctx } from '../../operation/context.ts';
import { requireStoredCourse, settleMove } from '../courses/course.store.ts';
import { isWanted } from '../webhooks/outbox.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { startFields } from './enrolment.places.ts';
import { writeChanges } from './enrolment.store.ts';

/** Longer than a request lasts that has read the course before it moved, and than clocks differ. */
const SETTLED_SECONDS = 60;

/** Gives enrolments without a date of their own that of their course; at once, and again when nobody enrols on the old one. */
export const followCourseDate = async ({ now }: Ctx, courseId: string) => {
  const { movedAt, scheduledDate } = await requireStoredCourse(courseId);
  if (!movedAt) return;
  await moveEnrolments(courseId, startFields(scheduledDate));
  if (differenceInSeconds(now, movedAt) > SETTLED_SECONDS) await settleMove(courseId, movedAt);
};

/** At once, or one by one where each is an event; one that somebody changes meanwhile is left to the next sweep. */
const moveEnrolments = async (courseId: string, moved: ReturnType<typeof startFields>) => {
  const unmoved = { courseId, scheduledDate: null, startsAt: { $ne: moved.startsAt } };
  if (!(await isWanted('enrolment.changed'))) {
    await EnrolmentModel.updateMany(unmoved, { $set: moved });
    return;
  }
  for await (const document of EnrolmentModel.find(unmoved).lean().cursor())
    await writeChanges(document, moved);
};
