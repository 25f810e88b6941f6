import type { Ctx } from '../../operation/context.ts';
import type { StoredCourse } from '../courses/course.writes.ts';
import { requireStoredInstructor } from '../instructors/instructor.store.ts';
import { sendsMessages, storeMail } from '../../outgoing/mail.ts';
import { startFields } from './enrolment.fields.ts';
import { courseChangedMail } from './enrolment.messages.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { ACTIVE } from './enrolment.store.ts';
import { changeMany } from './enrolment.writes.ts';
import { WaitingModel } from './waiting/waiting.model.ts';
import { waitingMovedMail } from './waiting/waiting.store.ts';

type Change = { before: StoredCourse; after: StoredCourse };

/** Enrolments and waiting list follow a course that has changed, in the same transaction. */
export const followCourse = async (ctx: Ctx, change: Change) => {
  const { before, after } = change;
  if (before.scheduledDate?.getTime() !== after.scheduledDate?.getTime()) await followDate(ctx, change);
  const isTold =
    before.location !== after.location ||
    before.instructorId !== after.instructorId ||
    before.durationMinutes !== after.durationMinutes;
  if (isTold && sendsMessages()) await tellStudents(ctx, change);
};

/** Enrolments without a date of their own get that of the course. Those who wait have none. */
const followDate = async ({ now }: Ctx, { before, after: { _id: courseId, scheduledDate } }: Change) => {
  const moved = startFields(scheduledDate);
  await changeMany({ courseId, scheduledDate: null, startsAt: { $ne: moved.startsAt } }, moved);
  if (!sendsMessages()) return;
  const startedAt = before.scheduledDate ?? before.previousDate ?? null;
  for await (const entry of WaitingModel.find({ state: 'waiting', courseId }).lean().cursor()) {
    await storeMail(waitingMovedMail(entry, { at: now, startsAt: scheduledDate, startedAt }));
  }
};

/** Tells the students of a course that its place, its instructor or its length has changed. */
const tellStudents = async ({ now }: Ctx, { before }: Change) => {
  const former = { at: now, location: before.location, durationMinutes: before.durationMinutes };
  const instructor = await formerInstructor(before);
  const isToCome = [{ startsAt: null }, { startsAt: { $gt: now } }];
  const told = { courseId: before._id, status: { $in: ACTIVE }, $or: isToCome };
  for await (const enrolment of EnrolmentModel.find(told).lean().cursor()) {
    await storeMail(courseChangedMail(enrolment, former, instructor));
  }
};

const formerInstructor = async ({ instructorId }: StoredCourse) =>
  instructorId === null
    ? null
    : { instructorId, instructorName: (await requireStoredInstructor(instructorId)).name };

/** Coming classes have the name of their instructor as it is corrected. */
export const followInstructorName = async ({ now }: Ctx, { id, name }: { id: string; name: string }) => {
  const isToCome = [{ startsAt: null }, { startsAt: { $gt: now } }];
  await changeMany(
    { instructorId: id, status: { $in: ACTIVE }, $or: isToCome, instructorName: { $ne: name } },
    { instructorName: name },
  );
};
