import { subHours } from 'date-fns';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import type { CancellationReason } from '#domain/enrolments/cancellation.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { mayAsStaff, type Authenticated } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { deadlineHoursOf, findSchedule } from '../schedule/schedule.store.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';

type Dated = Pick<EnrolmentDocument, 'userId' | 'startsAt' | 'offerUntil'>;

/** An offered seat may be refused until the class begins. */
const isWithinHours = ({ startsAt, offerUntil }: Dated, { now, hours }: { now: Date; hours: number }) =>
  !offerUntil && hours > 0 && startsAt !== null && subHours(startsAt, hours) <= now;

/** Students may neither cancel nor move a class that has begun, nor in the academy's last hours before it. */
export const requireBeforeDeadline = async (ctx: Authenticated, enrolment: Dated) => {
  const isOwner = enrolment.userId.toString() === actorId(ctx.actor);
  if (!isOwner || mayAsStaff(ctx, 'Mutation.updateEnrolment')) return;
  if (hasBegun(enrolment.startsAt, ctx.now)) {
    throw new DomainError('CLASS_BEGUN', messages.classBegun);
  }
  const { rules } = await findSchedule();
  if (isWithinHours(enrolment, { now: ctx.now, hours: deadlineHoursOf(ctx, rules) })) {
    throw new DomainError('DEADLINE_OVER', messages.deadlineOver);
  }
};

/** Whether a cancellation counts as late: by the student, whoever records it. */
export const isLateCancellation = (
  { now, env }: Authenticated,
  enrolment: Dated,
  reason: CancellationReason,
) => reason === 'student' && isWithinHours(enrolment, { now, hours: env.LATE_CANCELLATION_HOURS });
