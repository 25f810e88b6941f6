import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Ctx } from '../../../operation/context.ts';
import type { StoredCallOff } from '../../courses/call-off.state.ts';
import { userLoader } from '../../users/user.store.ts';
import { requireEnrollable } from '../enrolment.rules.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';
import { ACTIVE, countActiveEnrolments } from '../enrolment.store.ts';
import { groupSlot, startFields } from '../enrolment.fields.ts';
import { changeBySystem } from '../enrolment.system-write.ts';
import type { StoredChanges } from '../enrolment.writes.ts';
import { requireFreeSeat } from '../enrolment.counts.ts';
import { WaitingModel } from '../waiting/waiting.model.ts';
import { restoreWaiting } from '../waiting/waiting.store.ts';

type Undone = { course: Course; callOff: StoredCallOff };

/** Brings back what a call-off ended, in the transaction of its undoing. The earliest get the seats. */
export const restoreFromCallOff = async (ctx: Ctx, { course, callOff }: Undone) => {
  const ended = { courseId: course.id, status: 'cancelled', 'calledOff.at': callOff.at } as const;
  const enrolments = await EnrolmentModel.find(ended).sort({ createdAt: 1, _id: 1 }).lean();
  await userLoader(ctx).loadMany(enrolments.map(({ userId }) => userId.toString()));
  for (const document of enrolments) await restoreOrNote(ctx, document, course);
  const waiting = await WaitingModel.find({ courseId: course.id, calledOffAt: callOff.at }).lean();
  const calledOff = { at: callOff.at, startsAt: course.scheduledDate, now: ctx.now };
  for (const entry of waiting) await restoreWaiting(entry, calledOff);
};

const restoreOrNote = async (ctx: Ctx, found: EnrolmentDocument, course: Course) => {
  try {
    await changeBySystem(ctx, found, {
      action: 'enrolment.undoCallOff',
      course,
      decide: (student) => restored(ctx, found, { student, course }),
    });
  } catch (error) {
    const failure = await failureOf(error, found);
    await EnrolmentModel.updateOne({ _id: found._id }, { $set: { 'calledOff.failure': failure } });
  }
};

const restored = async (
  ctx: Ctx,
  document: EnrolmentDocument,
  { student, course }: { student: User | null; course: Course },
): Promise<StoredChanges> => {
  const { calledOff } = document;
  if (!student || !calledOff) throw new DomainError('STUDENT_DEACTIVATED', messages.studentInactive);
  requireEnrollable(student);
  const startsAt = startOf(document, course);
  await requireFreeTime(document, startsAt);
  await requireRoom(ctx, student);
  await requireFreeSeat(course);
  return {
    status: calledOff.status,
    slotKey: groupSlot(student.id, course.id),
    offerUntil: calledOff.offerUntil ?? null,
    cancellation: null,
    calledOff: null,
    ...startFields(startsAt),
  };
};

const startOf = ({ scheduledDate }: EnrolmentDocument, course: Course) =>
  scheduledDate ?? course.scheduledDate;

const requireFreeTime = async ({ _id, userId }: EnrolmentDocument, startsAt: Date | null) => {
  if (!startsAt) return;
  const other = { userId, startsAt, status: { $in: ACTIVE }, _id: { $ne: _id } };
  if (await EnrolmentModel.exists(other)) throw new DomainError('ALREADY_BOOKED', messages.studentBusy);
};

const requireRoom = async ({ env }: Ctx, { id }: User) => {
  if ((await countActiveEnrolments(id)) < env.MAX_ACTIVE_ENROLMENTS) return;
  throw new DomainError('TOO_MANY_ENROLMENTS', messages.studentTooManyEnrolments);
};

/** Why the enrolment cannot come back. Other errors refuse the undoing. */
const failureOf = async (error: unknown, document: EnrolmentDocument) => {
  if (!(error instanceof DomainError) || error.kind !== 'CONFLICT') throw error;
  return (await isTaken(document)) ? messages.studentEnrolled : error.message;
};

const isTaken = async ({ userId, courseId }: EnrolmentDocument) =>
  Boolean(await EnrolmentModel.exists({ slotKey: groupSlot(userId.toString(), courseId.toString()) }));
