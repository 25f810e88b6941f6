import { differenceInSeconds } from 'date-fns';
import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { isDuplicateKey } from '../../../database/database-errors.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { performWrite } from '../../../operation/audited.ts';
import { changeDocument } from '../../../operation/change-document.ts';
import type { Ctx } from '../../../operation/context.ts';
import type { StoredCallOff } from '../../courses/call-off.state.ts';
import { finishUndo } from '../../courses/call-off.writes.ts';
import { findCourse, requireStoredCourse, settleCallOff } from '../../courses/course.store.ts';
import { findUser } from '../../users/user.store.ts';
import { auditedEnrolment } from '../enrolment.audit.ts';
import { SETTLED_SECONDS } from '../enrolment.follow.ts';
import { requireEnrollable } from '../enrolment.rules.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { ACTIVE, countActiveEnrolments } from '../enrolment.store.ts';
import { groupSlot, startFields } from '../enrolment.fields.ts';
import { writeChanges } from '../enrolment.writes.ts';
import { findFreePlaceKey } from '../enrolment.places.ts';
import { WaitingModel, type WaitingDocument } from '../waiting/waiting.model.ts';
import { promoteWaiting } from '../waiting/waiting.promotion.ts';
import { restoreWaiting } from '../waiting/waiting.store.ts';
import { endByCallOff, SLICE } from './call-off.end.ts';

/**
 * Updates enrolments and waiting list after a call-off or its undoing: at once, and again when no running
 * request can have the former state.
 */
export const followCallOff = async (ctx: Ctx, courseId: string) => {
  const document = await requireStoredCourse(courseId);
  const { callOff, callOffSince } = document;
  const course = await findCourse(courseId);
  if (!course || !callOff || !callOffSince) return;
  const followed = { course, callOff };
  if (callOff.state === 'in_force') await endByCallOff(ctx, followed);
  else await restoreFromCallOff(ctx, followed);
  if (callOff.state === 'undoing') {
    await finishUndo(document);
    await promoteWaiting(ctx, courseId);
  }
  if (differenceInSeconds(ctx.now, callOffSince) > SETTLED_SECONDS) {
    await settleCallOff(courseId, callOffSince);
  }
};

type Undone = { course: Course; callOff: StoredCallOff };

const restoreFromCallOff = async (ctx: Ctx, undone: Undone) => {
  await restoreEnrolments(ctx, undone);
  await restoreWaitingList(ctx, undone);
};

/** In order of enrolment, one after another: the earliest get the seats. */
const restoreEnrolments = async (ctx: Ctx, undone: Undone) => {
  const { course, callOff } = undone;
  const next = () =>
    EnrolmentModel.find({
      courseId: course.id,
      status: 'cancelled',
      'calledOff.at': callOff.at,
      'calledOff.failure': null,
    })
      .sort({ createdAt: 1, _id: 1 })
      .limit(SLICE)
      .lean();
  for (let slice = await next(); slice.length > 0; slice = await next()) {
    for (const document of slice) await restoreOrNote(ctx, document, undone);
  }
};

const restoreOrNote = async (ctx: Ctx, found: EnrolmentDocument, undone: Undone) => {
  const { _id, userId } = found;
  try {
    await restore(ctx, found, { ...undone, student: await findUser(userId.toString()) });
  } catch (error) {
    const failure = await failureOf(error, found);
    await EnrolmentModel.updateOne(
      { _id, status: 'cancelled', 'calledOff.at': undone.callOff.at },
      { $set: { 'calledOff.failure': failure } },
    );
  }
};

const restore = (
  ctx: Ctx,
  found: EnrolmentDocument,
  { student, ...undone }: Undone & { student: User | null },
) =>
  performWrite(
    { ...ctx, actor: null, operator: null },
    {
      sent: null,
      audit: {
        action: 'enrolment.undoCallOff',
        about: () => auditedEnrolment(found._id.toString(), { student, course: undone.course }),
        changes: (after: EnrolmentDocument | null) =>
          after ? changesBetween(toEnrolment(found), toEnrolment(after)) : [],
      },
      run: () =>
        changeDocument(found, {
          decide: (document) => restored(ctx, document, undone),
          write: writeChanges,
          reload: () => EnrolmentModel.findById(found._id).orFail().lean(),
        }),
    },
  );

const restored = async (ctx: Ctx, document: EnrolmentDocument, { course, callOff }: Undone) => {
  const { calledOff, userId, status } = document;
  if (status !== 'cancelled' || calledOff?.at.getTime() !== callOff.at.getTime()) return {};
  const student = await findUser(userId.toString());
  if (!student) throw new DomainError('STUDENT_DEACTIVATED', messages.studentInactive);
  requireEnrollable(student);
  const startsAt = startOf(document, course);
  await requireFreeTime(document, startsAt);
  await requireRoom(ctx, student);
  return {
    status: calledOff.status,
    slotKey: groupSlot(student.id, course.id),
    placeKey: await placeKeyFor(document, course),
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

const placeKeyFor = async ({ _id, calledOff }: EnrolmentDocument, { id, capacity }: Course) => {
  if (capacity === null) return _id.toString();
  const free = await findFreePlaceKey({ id, capacity });
  if (free === null) throw new DomainError('COURSE_FULL', messages.courseFull);
  const former = calledOff?.placeKey ?? free;
  const isFormer = former !== _id.toString() && !(await EnrolmentModel.exists({ placeKey: former }));
  return isFormer ? former : free;
};

/** Why the enrolment cannot come back. Other errors are thrown, and the sweep repeats the work. */
const failureOf = async (error: unknown, document: EnrolmentDocument) => {
  if (await isTaken(document)) return messages.studentEnrolled;
  if (error instanceof DomainError && error.kind === 'CONFLICT') return error.message;
  if (isDuplicateKey(error)) return messages.courseFull;
  throw error;
};

const isTaken = async ({ userId, courseId }: EnrolmentDocument) =>
  Boolean(await EnrolmentModel.exists({ slotKey: groupSlot(userId.toString(), courseId.toString()) }));

const restoreWaitingList = async ({ now }: Ctx, { course, callOff }: Undone) => {
  const calledOff = { at: callOff.at, startsAt: course.scheduledDate, now };
  const next = (): Promise<WaitingDocument[]> =>
    WaitingModel.find({ courseId: course.id, calledOffAt: callOff.at }).limit(SLICE).lean();
  for (let slice = await next(); slice.length > 0; slice = await next()) {
    for (const entry of slice) await restoreWaiting(entry, calledOff);
  }
};
