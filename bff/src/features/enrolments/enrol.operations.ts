import { Types } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import { monthOf } from '#domain/dates/months.ts';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { priceClass, pricedWeapons, type PriceBreakdown } from '#domain/enrolments/enrolment.pricing.ts';
import {
  bookedCourseSchema,
  bookingSchema,
  classQuoteSchema,
  classSchema,
  enrolSchema,
  groupEnrolmentSchema,
} from '#domain/enrolments/enrolment.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { lateEntryUntil } from '#domain/enrolments/late-entry.ts';
import { messages } from '#domain/messages.ts';
import { NO_CENTAVOS, toCentavos } from '#domain/money/centavos.ts';
import type { User } from '#domain/users/user.ts';
import { inTransaction, lock } from '../../database/transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { completeProfile, visitor, type SignedIn } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { invalidField, parseOrThrow } from '../../operation/input.ts';
import { idFor, type KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { courseLock, requireCourse } from '../courses/course.store.ts';
import { chosenInstructor } from '../schedule/instructor-choice.ts';
import { ownEnrolmentAudit } from './enrolment.audit.ts';
import { countingSeats, requireFreeSeat } from './enrolment.counts.ts';
import { completionOf, isEarly } from './enrolment.completion.ts';
import {
  classFields,
  classSlot,
  classStart,
  groupSlot,
  startFields,
  type Booking,
} from './enrolment.fields.ts';
import {
  requireExpectedPrice,
  requireEligible,
  requireActiveCourse,
  requireFuture,
  requireFutureCourse,
} from './enrolment.rules.ts';
import { addedFields, enrolmentCreated, enrolmentCreating } from './enrolment.facts.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { countActiveEnrolments, repeatOfEnrolment } from './enrolment.store.ts';
import { requireNoWaitingEntry } from './waiting/waiting.store.ts';
import { placeOfClass, slotTaken, staffTerms, termsFor } from './enrolment.writes.ts';
import { lockInstructorName } from '../instructors/instructor.store.ts';

/** The course decides what else the input must have. */
const courseMeant = (
  ctx: Ctx,
  { schema, given }: { schema: typeof enrolSchema | typeof bookedCourseSchema; given: unknown },
) => requireCourse(ctx, parseOrThrow(schema, given).courseId);

const courseTurn = ({ courseId }: { courseId?: unknown }) => [courseLock(courseId)];

export const enrol = operation({
  field: 'Mutation.enrol',
  access: completeProfile,
  turns: courseTurn,
  subject: (ctx, given) => courseMeant(ctx, { schema: enrolSchema, given }),
  input: (_, course) => (course.courseType === 'Grupal' ? groupEnrolmentSchema : bookingSchema),
  repeat: repeatOfEnrolment,
  audit: ownEnrolmentAudit,
  run: ({ ctx, input: choice, subject: course, request }): Promise<Enrolment> =>
    enrolOneself(ctx, {
      course,
      booking: 'weapons' in choice ? choice : null,
      expectedPrice: choice.expectedPrice,
      request,
    }),
});

export const bookClass = operation({
  field: 'Mutation.bookClass',
  access: completeProfile,
  turns: courseTurn,
  subject: async (ctx, given) => {
    const course = await courseMeant(ctx, { schema: bookedCourseSchema, given });
    if (course.courseType === 'Personalizado') return course;
    throw invalidField('courseId', {
      reason: 'COURSE_NOT_PERSONALISED',
      message: messages.courseNotPersonalised,
    });
  },
  input: classSchema,
  repeat: repeatOfEnrolment,
  audit: ownEnrolmentAudit,
  run: ({ ctx, input: booking, subject: course, request }): Promise<Enrolment> =>
    enrolOneself(ctx, { course, booking, expectedPrice: booking.expectedPrice, request }),
});

const enrolOneself = async (
  ctx: SignedIn,
  entry: Pick<Entry, 'course' | 'booking' | 'expectedPrice' | 'request'>,
): Promise<Enrolment> => {
  const student = ctx.actor.user;
  requireActiveCourse(entry.course);
  await ctx.limits.consume('enrolByUser', student.id);
  await requireNoWaitingEntry(entry.course, student);
  return toEnrolment(await enrolIn(ctx, { student, ...entry }));
};

type Entry = {
  student: User;
  course: Course;
  booking: Booking | null;
  expectedPrice?: number | null | undefined;
  request: KeyedRequest | null;
  offerUntil?: Date | null;
  isPromotion?: boolean;
  byStaff?: StaffEntry | null;
  overbook?: boolean;
};

type StaffEntry = { attended: boolean | null; overCapacity: boolean | null };

/** By the student or for them: computes the enrolment, holds what its class needs, and inserts it. */
export const enrolIn = (ctx: Ctx, entry: Entry): Promise<EnrolmentDocument> =>
  inTransaction(() => enrolInTransaction(ctx, entry));

const enrolInTransaction = async (ctx: Ctx, entry: Entry): Promise<EnrolmentDocument> => {
  const { student, course, booking, request, offerUntil = null, isPromotion = false, byStaff } = entry;
  if ((await countActiveEnrolments(student.id)) >= ctx.env.MAX_ACTIVE_ENROLMENTS) {
    throw new DomainError('TOO_MANY_ENROLMENTS', messages.tooManyEnrolments);
  }
  const { terms, ...place } = booking ? await bookedClass(ctx, entry, booking) : groupPlace(ctx, entry);
  await requireEligible(ctx, { course, student, startsAt: place.startsAt });
  requireExpectedPrice(entry.expectedPrice, place.priceCentavos);
  const enrolment = newEnrolment({
    userId: student.id,
    course,
    request,
    createdAt: ctx.now,
    offerUntil,
    ...place,
    ...(byStaff?.attended ? await recordedAtOnce(ctx, course) : {}),
  });
  const seat = { course, isPromotion, isOverCapacity: Boolean(byStaff?.overCapacity) };
  const created = { before: null, after: enrolment };
  const lane = await placeOfClass({ ...created, terms });
  await requireSeat(enrolment, seat);
  await lock(courseLock(course.id), `student:${student.id}`);
  return countingSeats(created, () => insertInSeat(ctx, { ...enrolment, ...lane }, seat));
};

const groupPlace = (ctx: Ctx, { student, course, byStaff }: Entry) => {
  if (byStaff) requireLateEntry(ctx, course);
  else requireFutureCourse(ctx, course);
  return {
    slotKey: groupSlot(student.id, course.id),
    priceCentavos: toCentavos(course.price),
    ...startFields(course.scheduledDate),
    terms: undefined,
  };
};

/** Staff may enrol latecomers and, afterwards, students who came without an enrolment. */
const requireLateEntry = ({ now }: Ctx, course: Course) => {
  const until = lateEntryUntil(course);
  if (until && until < now) throw new DomainError('COURSE_IN_PAST', messages.lateEntryOver);
};

const bookedClass = async (ctx: Ctx, { student, course, overbook = false }: Entry, booking: Booking) => {
  const start = classStart(booking);
  requireFuture(ctx, start);
  requirePlannable(ctx, { scheduledDate: start });
  return {
    slotKey: classSlot(student.id, start),
    ...classFields(booking, start),
    ...(await chosenInstructor(course, booking.preferredInstructorId)),
    terms: { ...termsFor(ctx, student.id), ...staffTerms({ overbook }) },
  };
};

/** What staff may record at once of a student who has come. */
type RecordedAtOnce = Partial<
  Pick<
    EnrolmentDocument,
    | 'status'
    | 'arrival'
    | 'completionDate'
    | 'completion'
    | 'award'
    | 'certificate'
    | 'instructorId'
    | 'instructorName'
  >
>;

/** Present: it completes a class that is ending or over. */
const recordedAtOnce = async (ctx: Ctx, course: Course): Promise<RecordedAtOnce> => {
  const startsAt = course.scheduledDate;
  if (!hasBegun(startsAt, ctx.now)) {
    throw new DomainError('ATTENDANCE_TOO_EARLY', messages.attendanceTooEarly);
  }
  if (isEarly(ctx, { startsAt, course })) {
    return { status: 'confirmed', arrival: { at: ctx.now, by: ctx.actor && actorId(ctx.actor) } };
  }
  return completionOf(ctx, course, { startsAt, instructorName: null, award: null });
};

type NewEnrolment = Pick<
  EnrolmentDocument,
  'slotKey' | 'priceCentavos' | 'createdAt' | 'startsAt' | 'classMonth'
> &
  Partial<Pick<EnrolmentDocument, 'scheduledDate' | 'personalised' | 'offerUntil'>> &
  RecordedAtOnce & { userId: string; course: Course; request: KeyedRequest | null };

export const newEnrolment = ({ userId, course, request, ...given }: NewEnrolment) => ({
  status: 'pending' as const,
  scheduledDate: null,
  personalised: null,
  instructorId: null,
  instructorName: null,
  _id: idFor(request),
  ...given,
  userId: new Types.ObjectId(userId),
  courseId: new Types.ObjectId(course.id),
  courseType: course.courseType,
  createdMonth: monthOf(given.createdAt),
});

type Seat = { course: Course; isOverCapacity: boolean; isPromotion: boolean };
type Unseated = Pick<EnrolmentDocument, '_id' | 'slotKey' | 'personalised'> & Partial<EnrolmentDocument>;

/** A free slot and, unless staff may exceed the capacity, a free seat. */
const requireSeat = async (enrolment: Unseated, { course, isOverCapacity }: Seat) => {
  if (await EnrolmentModel.exists({ slotKey: enrolment.slotKey })) throw slotTaken(enrolment);
  if (!isOverCapacity) await requireFreeSeat(course);
};

export const insertInSeat = async (
  ctx: Ctx,
  enrolment: Unseated,
  { course, isPromotion }: Pick<Seat, 'course' | 'isPromotion'>,
): Promise<EnrolmentDocument> => {
  const { status = 'pending', priceCentavos = NO_CENTAVOS, createdAt = new Date() } = enrolment;
  if (enrolment.instructorId) await lockInstructorName(enrolment.instructorId);
  const creating = { course, enrolment: { ...enrolment, status, priceCentavos, createdAt } };
  const added = addedFields(await enrolmentCreating(creating));
  const document = new EnrolmentModel({ ...enrolment, ...added });
  const stored = (await document.save()).toObject();
  await enrolmentCreated({ ctx, enrolment: stored, isPromotion });
  return stored;
};

export const listWeapons = operation({
  field: 'Query.weapons',
  access: visitor,
  allowsCachedSession: true,
  run: pricedWeapons,
});

export const quoteClass = operation({
  field: 'Query.classQuote',
  access: visitor,
  allowsCachedSession: true,
  input: classQuoteSchema,
  run: ({ input: choice }): PriceBreakdown => priceClass(choice),
});
