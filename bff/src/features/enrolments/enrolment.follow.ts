import { differenceInSeconds } from 'date-fns';
import type { Ctx } from '../../operation/context.ts';
import { requireStoredCourse, settleChange, settleMove } from '../courses/course.store.ts';
import { requireStoredInstructor, settleRename } from '../instructors/instructor.store.ts';
import { sendsMessages, storeMail } from '../mail/mail.causes.ts';
import { startFields } from './enrolment.fields.ts';
import { courseChangedMail } from './enrolment.messages.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { ACTIVE } from './enrolment.store.ts';
import { changeMany } from './enrolment.writes.ts';
import { WaitingModel } from './waiting/waiting.model.ts';
import { waitingMovedMail } from './waiting/waiting.store.ts';

/** Longer than a request that read the former date, plus the difference of clocks. */
export const SETTLED_SECONDS = 60;

/**
 * Copies the course's date to enrolments without one: at once, and again when no running request has the former
 * date.
 */
export const followCourseDate = async ({ now }: Ctx, courseId: string) => {
  const course = await requireStoredCourse(courseId);
  const { movedAt, scheduledDate } = course;
  if (!movedAt) return;
  const moved = startFields(scheduledDate);
  await changeMany({ courseId, scheduledDate: null, startsAt: { $ne: moved.startsAt } }, moved);
  await tellWaiting(course);
  if (differenceInSeconds(now, movedAt) > SETTLED_SECONDS) await settleMove(courseId, movedAt);
};

type StoredCourse = Awaited<ReturnType<typeof requireStoredCourse>>;

/** Those who wait have no date of their own. */
const tellWaiting = async ({ _id, scheduledDate, previousDate, movedAt }: StoredCourse) => {
  if (!movedAt || !sendsMessages()) return;
  const moved = { at: movedAt, startsAt: scheduledDate, startedAt: previousDate ?? null };
  const waiting = WaitingModel.find({ state: 'waiting', courseId: _id, joinedAt: { $lte: movedAt } });
  for await (const entry of waiting.lean().cursor()) await storeMail(waitingMovedMail(entry, moved));
};

/** Tells the students of a course that its place, its instructor or its length has changed. */
export const followCourseDetails = async ({ now }: Ctx, courseId: string) => {
  const { changedFrom } = await requireStoredCourse(courseId);
  if (!changedFrom) return;
  const { at } = changedFrom;
  if (sendsMessages()) {
    const former = await formerInstructor(changedFrom);
    const isToCome = [{ startsAt: null }, { startsAt: { $gt: now } }];
    const told = { courseId, status: { $in: ACTIVE }, createdAt: { $lte: at }, $or: isToCome };
    for await (const enrolment of EnrolmentModel.find(told).lean().cursor()) {
      await storeMail(courseChangedMail(enrolment, changedFrom, former));
    }
  }
  await settleChange(courseId, at);
};

const formerInstructor = async ({ instructorId }: NonNullable<StoredCourse['changedFrom']>) =>
  instructorId === null
    ? null
    : { instructorId, instructorName: (await requireStoredInstructor(instructorId)).name };

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
