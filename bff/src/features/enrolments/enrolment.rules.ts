import { academy } from '#domain/academy.ts';
import type { Course } from '#domain/courses/course.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { isClassOfToday } from '#domain/enrolments/class-day.ts';
import { isWithinHours } from '#domain/enrolments/cancellation.ts';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos, toPesos, type Centavos } from '#domain/money/centavos.ts';
import { isInForce, licenceOn, type Licence, type LicenceState } from '#domain/users/licence.ts';
import { ageRequiredText } from '#domain/users/minimum-age.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { mayAsStaff, type Authenticated } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { invalidField } from '../../operation/input.ts';
import { requireCourse } from '../courses/course.store.ts';
import { ageMissedAt, ageRuleOnce, deadlineHoursOf, findSchedule } from '../schedule/schedule.store.ts';
import { studentGivingUp } from './enrolment.facts.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';

/** Earlier than any day: a class without a date requires a licence of any duration. */
const NO_DAY = '0000-01-01';

export const NO_LICENCE: Licence = { clu: null, cluExpiration: null };

/** Whether the class is of today; one without a date is of any day. */
export const isOfToday = async (
  ctx: Ctx,
  { startsAt, courseId }: Pick<EnrolmentDocument, 'startsAt' | 'courseId'>,
  rule: typeof isClassOfToday = isClassOfToday,
) => {
  if (!startsAt) return true;
  const { durationMinutes } = await requireCourse(ctx, courseId.toString());
  return rule({ startsAt, durationMinutes }, ctx.now);
};

export const requireActiveCourse = ({ isActive, callOff }: Course) => {
  if (callOff) throw new DomainError('COURSE_CALLED_OFF', messages.courseCalledOff);
  if (!isActive) throw new DomainError('COURSE_INACTIVE', messages.courseInactive);
};

export const isPast = ({ now }: Ctx, { scheduledDate }: Course) =>
  scheduledDate !== null && scheduledDate <= now;

export const requireFutureCourse = (ctx: Ctx, course: Course) => {
  if (isPast(ctx, course)) throw new DomainError('COURSE_IN_PAST', messages.courseInPast);
};

export const requireFuture = ({ now }: Ctx, start: Date) => {
  if (start <= now)
    throw invalidField('scheduledDate', { reason: 'CLASS_IN_PAST', message: messages.classInPast });
};

/** For enrolments by staff, also of students with an incomplete profile. For students `access` checks them. */
export const requireEnrollable = ({ isActive }: User) => {
  if (!isActive) throw new DomainError('STUDENT_DEACTIVATED', messages.studentInactive);
};

const requireLicence = (
  { cluPolicy }: Pick<Course, 'cluPolicy'>,
  licence: Licence,
  startsAt: Date | null,
) => {
  if (cluPolicy === 'require' && !isInForce(licenceAt(startsAt, licence))) {
    throw new DomainError('LICENCE_REQUIRED', messages.licenceRequired);
  }
};

type Eligible = { course: Pick<Course, 'cluPolicy'>; student: User; startsAt: Date | null };

/** What a student needs on the day of a class. */
export const requireEligible = async (ctx: Ctx, { course, student, startsAt }: Eligible) => {
  requireLicence(course, student, startsAt);
  const { agePolicy } = await ageRuleOnce(ctx);
  const missed = agePolicy === 'enforce' ? await ageMissedAt(ctx, { ...student, startsAt }) : null;
  if (missed !== null) throw new DomainError('BELOW_MINIMUM_AGE', ageRequiredText(missed));
};

export const licenceAt = (startsAt: Date | null, licence: Licence): LicenceState =>
  licenceOn(startsAt ? dayIn(startsAt, academy.timeZone) : NO_DAY, licence);

/** `expected` is the price that the caller has seen, in pesos; absent: any. */
export const requireExpectedPrice = (expected: number | null | undefined, centavos: Centavos) => {
  if (expected === undefined || expected === null || toCentavos(expected) === centavos) return;
  throw new DomainError('PRICE_CHANGED', messages.priceChanged, { price: toPesos(centavos) });
};

type Dated = Pick<EnrolmentDocument, '_id' | 'userId' | 'startsAt' | 'offerUntil'>;

/** Students may neither cancel nor move a class that has begun, nor in the academy's last hours before it. */
export const requireBeforeDeadline = async (ctx: Authenticated, enrolment: Dated) => {
  const isOwner = enrolment.userId.toString() === actorId(ctx.actor);
  if (!isOwner || mayAsStaff(ctx, 'Mutation.updateEnrolment')) return;
  await studentGivingUp({ ctx, enrolment });
  if (hasBegun(enrolment.startsAt, ctx.now)) {
    throw new DomainError('CLASS_BEGUN', messages.classBegun);
  }
  const { rules } = await findSchedule();
  if (isWithinHours(enrolment, { now: ctx.now, hours: deadlineHoursOf(ctx, rules) })) {
    throw new DomainError('DEADLINE_OVER', messages.deadlineOver);
  }
};

const OF_ANOTHER: Partial<Record<ErrorReason, string>> = {
  ALREADY_ENROLLED: messages.studentEnrolled,
  ALREADY_BOOKED: messages.studentBooked,
  ALREADY_WAITING: messages.studentWaiting,
  TOO_MANY_ENROLMENTS: messages.studentTooManyEnrolments,
  LICENCE_REQUIRED: messages.studentLicenceRequired,
};

export const withStaffMessages = async <Result>(ctx: Ctx, studentId: string, work: () => Promise<Result>) => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || ctx.actor?.user?.id === studentId) throw error;
    const message = OF_ANOTHER[error.reason];
    throw message === undefined ? error : new DomainError(error.reason, message);
  }
};
