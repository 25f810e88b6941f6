import { addHours } from 'date-fns';
import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { writeOnce } from '../../../operation/write-once.ts';
import type { Ctx } from '../../../operation/context.ts';
import { isRefusal } from '../../../errors/domain-error.ts';
import { createdId, systemRequest } from '../../../operation/keyed-request.ts';
import type { CourseChange } from '../../courses/course.facts.ts';
import { findCourse, lockCourse } from '../../courses/course.store.ts';
import { findUser } from '../../users/user.store.ts';
import { auditedEnrolment } from '../enrolment.audit.ts';
import { enrolIn } from '../enrol.operations.ts';
import type { Changed, Waited } from '../enrolment.facts.ts';
import { EnrolmentModel, toEnrolment } from '../enrolment.model.ts';
import { isPast, requireEnrollable } from '../enrolment.rules.ts';
import { isFull } from '../enrolment.counts.ts';
import { groupSlot } from '../enrolment.fields.ts';
import { repeatOfEnrolment } from '../enrolment.store.ts';
import type { WaitingDocument } from './waiting.model.ts';
import { endWaiting, firstWaiting } from './waiting.store.ts';

const MAX_PROMOTED = 500;

/** Derives the enrolment's id from the entry, so that it is created only once. */
export const promotionOf = ({ _id }: WaitingDocument, now: Date) => systemRequest(`promoted:${_id}`, now);

type Outcome = 'promoted' | 'full' | { expired: string };

/** A seat that must be accepted is offered until its deadline, at most until the class begins. */
const offerUntil = ({ now }: Ctx, { offerHours, scheduledDate }: Course) => {
  if (offerHours === null) return null;
  const until = addHours(now, offerHours);
  return scheduledDate && scheduledDate < until ? scheduledDate : until;
};

/** Audited as an act of the system, whoever freed the seat. */
const promote = (ctx: Ctx, entry: WaitingDocument, names: { student: User; course: Course }) =>
  writeOnce(
    { ...ctx, now: new Date(), actor: null, operator: null },
    {
      sent: promotionOf(entry, ctx.now),
      isWhole: false,
      repeat: repeatOfEnrolment,
      prepare: () => Promise.resolve(names),
      audit: {
        action: 'enrolment.promote',
        about: (_, request) => auditedEnrolment(createdId(request), names),
        changes: (_, enrolment) => changesBetween({}, enrolment ?? {}),
      },
      run: async (_, request) =>
        toEnrolment(
          await enrolIn(ctx, {
            ...names,
            booking: null,
            request,
            offerUntil: offerUntil(ctx, names.course),
            isPromotion: true,
          }),
        ),
    },
  );

const enrolWaiting = async (ctx: Ctx, entry: WaitingDocument, course: Course): Promise<Outcome> => {
  const student = await findUser(entry.userId.toString());
  if (!student) return { expired: messages.studentInactive };
  try {
    requireEnrollable(student);
    await promote(ctx, entry, { student, course });
    return 'promoted';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.reason === 'COURSE_FULL') return 'full';
    // Enrolled meanwhile: in another way, or by another process for this entry.
    if (error.reason === 'ALREADY_ENROLLED') return 'promoted';
    return { expired: error.message };
  }
};

const isEnrolled = async ({ now }: Ctx, entry: WaitingDocument) => {
  const slotKey = groupSlot(entry.userId.toString(), entry.courseId.toString());
  const _id = createdId(promotionOf(entry, now));
  return Boolean((await EnrolmentModel.exists({ slotKey })) ?? (await EnrolmentModel.exists({ _id })));
};

const outcomeFor = async (ctx: Ctx, entry: WaitingDocument, course: Course): Promise<Outcome> => {
  if (await isEnrolled(ctx, entry)) return 'promoted';
  if (isPast(ctx, course)) return { expired: messages.courseInPast };
  return (await isFull(course)) ? 'full' : enrolWaiting(ctx, entry, course);
};

/** Gives a free seat to the first waiting student. False if there is nothing more to do. */
const promoteFirst = async (ctx: Ctx, courseId: string) => {
  await lockCourse(courseId);
  const course = await findCourse(courseId);
  if (!course || course.callOff || (!course.isActive && !isPast(ctx, course))) return false;
  const entry = await firstWaiting(courseId);
  if (!entry) return false;
  const outcome = await outcomeFor(ctx, entry, course);
  if (outcome === 'full') return false;
  const ending =
    outcome === 'promoted'
      ? ({ state: outcome } as const)
      : ({ state: 'expired', reason: outcome.expired } as const);
  await endWaiting(entry, { ...ending, at: ctx.now });
  return true;
};

/** Gives free seats to waiting students in order. Expires the waiting list of a past course. */
export const promoteWaiting = async (ctx: Ctx, courseId: string) => {
  for (let count = 0; count < MAX_PROMOTED; count += 1) {
    if (!(await inTransaction(() => promoteFirst(ctx, courseId)))) return;
  }
};

/** A group course that an enrolment has left; null if it has its seat still. */
const freedCourse = ({ before, after }: Changed) => {
  if (before.courseType !== 'Grupal' || !isLiveStatus(before.status) || after.calledOff) return null;
  const isLeft = !isLiveStatus(after.status) || !before.courseId.equals(after.courseId);
  return isLeft ? before.courseId.toString() : null;
};

export const promoteAtOnce = ({ ctx, courseId }: Waited) => promoteWaiting(ctx, courseId);

export const promoteInto = ({ ctx, after }: CourseChange) => promoteWaiting(ctx, after._id.toString());

/** Of several enrolments that are changed together once, after all of them. */
export const promoteAfter = async (changed: Changed) => {
  const { ctx } = changed;
  const courseId = freedCourse(changed);
  if (courseId === null) return;
  if (ctx.followUps) ctx.followUps.set(`places of ${courseId}`, (own) => promoteWaiting(own, courseId));
  else await promoteWaiting(ctx, courseId);
};
