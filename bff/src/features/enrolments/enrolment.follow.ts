import { isHeldOtherwise, type CourseChange } from '../courses/course.facts.ts';
import type { Renamed } from '../instructors/instructor.facts.ts';
import { requireStoredInstructor } from '../instructors/instructor.store.ts';
import { sendsMessages, storeMail } from '../../outgoing/mail.ts';
import { startFields } from './enrolment.fields.ts';
import { courseChangedMail } from './enrolment.messages.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { ACTIVE } from './enrolment.store.ts';
import { changeMany } from './enrolment.writes.ts';
import { WaitingModel } from './waiting/waiting.model.ts';
import { waitingMovedMail } from './waiting/waiting.store.ts';

/** Enrolments and waiting list follow a course that has changed. */
export const followCourse = async (change: CourseChange) => {
  const { before, after } = change;
  if (before.scheduledDate?.getTime() !== after.scheduledDate?.getTime()) await followDate(change);
  if (isHeldOtherwise(change) && sendsMessages()) await tellStudents(change);
};

/** Enrolments without a date of their own get that of the course. Those who wait have none. */
const followDate = async ({ ctx, before, after: { _id: courseId, scheduledDate } }: CourseChange) => {
  const moved = startFields(scheduledDate);
  await changeMany(ctx, { courseId, scheduledDate: null, startsAt: { $ne: moved.startsAt } }, moved);
  if (!sendsMessages()) return;
  const startedAt = before.scheduledDate ?? before.previousDate ?? null;
  for await (const entry of WaitingModel.find({ state: 'waiting', courseId }).lean().cursor()) {
    await storeMail(waitingMovedMail(entry, { at: ctx.now, startsAt: scheduledDate, startedAt }));
  }
};

/** Tells the students of a course that its place, its instructor or its length has changed. */
const tellStudents = async ({ ctx: { now }, before }: CourseChange) => {
  const former = { at: now, location: before.location, durationMinutes: before.durationMinutes };
  const instructor = await formerInstructor(before);
  const isToCome = [{ startsAt: null }, { startsAt: { $gt: now } }];
  const told = { courseId: before._id, status: { $in: ACTIVE }, $or: isToCome };
  for await (const enrolment of EnrolmentModel.find(told).lean().cursor()) {
    await storeMail(courseChangedMail(enrolment, former, instructor));
  }
};

const formerInstructor = async ({ instructorId }: CourseChange['before']) =>
  instructorId === null
    ? null
    : { instructorId, instructorName: (await requireStoredInstructor(instructorId)).name };

/** Coming classes have the name of their instructor as it is corrected. */
export const followInstructorName = async ({ ctx, id, name }: Renamed) => {
  const isToCome = [{ startsAt: null }, { startsAt: { $gt: ctx.now } }];
  await changeMany(
    ctx,
    { instructorId: id, status: { $in: ACTIVE }, $or: isToCome, instructorName: { $ne: name } },
    { instructorName: name },
  );
};
