import type { Course } from '#domain/courses/course.ts';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { lateEntryUntil } from '#domain/enrolments/late-entry.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/texts/money.ts';
import type { User } from '#domain/users/user.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { KeyedRequest } from '../../operation/keyed-request.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { chosenInstructor } from '../schedule/instructor-choice.ts';
import { rejectLateEnrolment } from './call-off/call-off.end.ts';
import { classFields, classStart, requireFuture, type Booking } from './classes/enrolment.class.ts';
import { completionOf, isEarly } from './enrolment.completion.ts';
import { staffTerms, termsFor } from './places/enrolment.holding.ts';
import { requireLicence } from './enrolment.licence.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';
import { insertEnrolment, type RecordedAtOnce } from './places/enrolment.places.ts';
import { classSlot, countActiveEnrolments, groupSlot } from './enrolment.store.ts';

export type Entry = {
  student: User;
  course: Course;
  booking: Booking | null;
  request: KeyedRequest | null;
  offerUntil?: Date | null;
  /** A promotion from the waiting list is ended by the call-off itself, so that undoing restores it. */
  isPromotion?: boolean;
  byStaff?: StaffEntry | null;
  overbook?: boolean;
};

type StaffEntry = { attended: boolean | null; overCapacity: boolean | null };

export const enrolIn = async (ctx: Ctx, entry: Entry): Promise<EnrolmentDocument> => {
  const { student, course, booking, request, offerUntil = null, byStaff = null, isPromotion = false } = entry;
  if ((await countActiveEnrolments(student.id)) >= ctx.env.MAX_ACTIVE_ENROLMENTS) {
    throw new DomainError('TOO_MANY_ENROLMENTS', messages.tooManyEnrolments);
  }
  const place = booking ? await bookedClass(ctx, entry, booking) : groupPlace(ctx, entry);
  requireLicence(course, student, place.fields.startsAt);
  const completion = byStaff?.attended ? await attendanceAtOnce(ctx, course) : {};
  const isOverCapacity = Boolean(byStaff?.overCapacity);
  const own = {
    userId: student.id,
    course,
    request,
    createdAt: ctx.now,
    isOverCapacity,
    offerUntil,
    isPromotion,
  };
  const document = await insertEnrolment({ ...own, ...place.fields, ...completion }, place.taken);
  if (!booking && !isPromotion) await rejectLateEnrolment(document);
  return document;
};

/** Present: it completes a class that is ending or over. */
const attendanceAtOnce = async (ctx: Ctx, course: Course): Promise<RecordedAtOnce> => {
  if (!hasBegun(course.scheduledDate, ctx.now)) {
    throw new DomainError('ATTENDANCE_TOO_EARLY', messages.attendanceTooEarly);
  }
  const startsAt = course.scheduledDate;
  if (isEarly(ctx, { startsAt, course })) {
    return { status: 'confirmed', arrival: { at: ctx.now, by: ctx.actor && actorId(ctx.actor) } };
  }
  return completionOf(ctx, course, { startsAt, instructorName: null, award: null });
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

/** Staff may enrol latecomers and, afterwards, students who came without an enrolment. */
const requireLateEntry = ({ now }: Ctx, course: Course) => {
  const until = lateEntryUntil(course);
  if (until && until < now) throw new DomainError('COURSE_IN_PAST', messages.lateEntryOver);
};

/** For enrolments by staff, also of students with an incomplete profile. For students `access` checks them. */
export const requireEnrollable = ({ isActive }: User) => {
  if (!isActive) throw new DomainError('STUDENT_DEACTIVATED', messages.studentInactive);
};

const groupPlace = (ctx: Ctx, { student, course, byStaff }: Entry) => {
  if (byStaff) requireLateEntry(ctx, course);
  else requireFutureCourse(ctx, course);
  return {
    fields: {
      slotKey: groupSlot(student.id, course.id),
      priceCentavos: toCentavos(course.price),
      startsAt: course.scheduledDate,
    },
    taken: () => new DomainError('ALREADY_ENROLLED', messages.alreadyEnrolled),
  };
};

const bookedClass = async (ctx: Ctx, { student, course, overbook = false }: Entry, booking: Booking) => {
  const start = classStart(booking);
  requireFuture(ctx, start);
  requirePlannable(ctx, { scheduledDate: start });
  return {
    fields: {
      slotKey: classSlot(student.id, start),
      startsAt: start,
      ...classFields(booking, start),
      ...(await chosenInstructor(course, booking.preferredInstructorId)),
      terms: { ...termsFor(ctx, student.id), ...staffTerms({ overbook }) },
    },
    taken: () => new DomainError('ALREADY_BOOKED', messages.alreadyBooked),
  };
};
