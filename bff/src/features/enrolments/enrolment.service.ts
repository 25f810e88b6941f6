import { Types } from 'mongoose';
import { clockIn, dayIn, instantOf } from '#domain/dates.ts';
import { priceClass } from '#domain/enrolments/enrolment.pricing.ts';
import { bookingSchema, enrolSchema } from '#domain/enrolments/enrolment.schema.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money.ts';
import type * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { isDuplicateKey } from '../../database/faults.ts';
import { DomainError } from '../../domain-error.ts';
import { badField, requireId, requireInput } from '../../input.ts';
import { isAdmin, requireStudent, requireUser } from '../auth/guards.ts';
import type { User } from '../auth/user.model.ts';
import type { Course } from '../courses/course.model.ts';
import { requireCourse } from '../courses/course.service.ts';
import { EnrolmentModel, toEnrolment, type Enrolment, type EnrolmentDocument } from './enrolment.model.ts';

export type Booking = v.InferOutput<typeof bookingSchema>;

const LAST_YEAR = 9999;

export const groupKey = (userId: string, courseId: string) => `g:${userId}:${courseId}`;

/** One class a student and minute, of a year with four digits: `classStart` refuses a later one. */
export const classKey = (userId: string, start: Date) => `p:${userId}:${start.toISOString().slice(0, 16)}`;

/** The calendar day of the instant in the academy's zone, at the wall-clock time asked for. */
export const classStart = (
  ctx: Ctx,
  { scheduledDate, scheduledTime }: { scheduledDate: string; scheduledTime: string },
) => {
  const start = instantOf(dayIn(new Date(scheduledDate), ctx.timeZone), scheduledTime, ctx.timeZone);
  if (start.getUTCFullYear() > LAST_YEAR) throw badField('scheduledDate', messages.classDate);
  return start;
};

export const requireFuture = (ctx: Ctx, start: Date) => {
  if (start <= ctx.now) throw badField('scheduledDate', messages.classInPast);
};

/** What is stored of a personalised class; its price is computed here and nowhere else on the server. */
export const classFields = (ctx: Ctx, booking: Booking, start: Date) => {
  const { classType, weapons, hasWeaponAmmo, ammoBoxes } = booking;
  const priceBreakdown = priceClass(booking);
  return {
    scheduledDate: start,
    priceCentavos: toCentavos(priceBreakdown.total),
    personalised: {
      classType,
      classDate: dayIn(start, ctx.timeZone),
      classTime: clockIn(start, ctx.timeZone),
      weapons,
      hasWeaponAmmo,
      ammoBoxes,
      priceBreakdown,
    },
  };
};

type Place = Pick<EnrolmentDocument, 'activeKey' | 'priceCentavos'> &
  Partial<Pick<EnrolmentDocument, 'scheduledDate' | 'personalised'>>;

const takePlace = async (
  ctx: Ctx,
  { user, course, place, taken }: { user: User; course: Course; place: Place; taken: string },
) => {
  try {
    const document = await EnrolmentModel.create({
      userId: new Types.ObjectId(user.id),
      courseId: new Types.ObjectId(course.id),
      status: 'pending',
      createdAt: ctx.now,
      ...place,
    });
    return toEnrolment(document.toObject());
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('CONFLICT', taken);
    throw error;
  }
};

const enrolInGroup = (ctx: Ctx, user: User, course: Course) => {
  if (course.scheduledDate && course.scheduledDate <= ctx.now) {
    throw new DomainError('CONFLICT', messages.courseInPast);
  }
  const place = { activeKey: groupKey(user.id, course.id), priceCentavos: toCentavos(course.price) };
  return takePlace(ctx, { user, course, place, taken: messages.alreadyEnrolled });
};

const bookClass = (ctx: Ctx, { user, course, booking }: { user: User; course: Course; booking: Booking }) => {
  const start = classStart(ctx, booking);
  requireFuture(ctx, start);
  const place = { activeKey: classKey(user.id, start), ...classFields(ctx, booking, start) };
  return takePlace(ctx, { user, course, place, taken: messages.alreadyBooked });
};

/** Enrols in a group course or books a personalised class: the course's type decides. */
export const enrol = async (ctx: Ctx, input: unknown): Promise<Enrolment> => {
  const user = requireStudent(ctx);
  const course = await requireCourse(ctx, requireInput(enrolSchema, input).courseId);
  if (course.courseType === 'Grupal') {
    if (!course.isActive) throw new DomainError('CONFLICT', messages.courseInactive);
    return enrolInGroup(ctx, user, course);
  }
  const booking = requireInput(bookingSchema, input);
  if (!course.isActive) throw new DomainError('CONFLICT', messages.courseInactive);
  return bookClass(ctx, { user, course, booking });
};

export const listMyEnrolments = async (ctx: Ctx): Promise<Enrolment[]> => {
  const { id } = requireUser(ctx);
  const documents = await EnrolmentModel.find({ userId: id }).sort({ createdAt: -1, _id: -1 }).lean();
  return documents.map(toEnrolment);
};

/** One's own enrolment, or any for an admin; another student's is as absent as an unknown one. */
export const requireEnrolmentDocument = async (ctx: Ctx, id: unknown): Promise<EnrolmentDocument> => {
  const user = requireUser(ctx);
  const _id = requireId(id, messages.enrolmentNotFound);
  const document = await EnrolmentModel.findOne(isAdmin(ctx) ? { _id } : { _id, userId: user.id }).lean();
  if (!document) throw new DomainError('NOT_FOUND', messages.enrolmentNotFound);
  return document;
};

export const getEnrolment = async (ctx: Ctx, id: unknown): Promise<Enrolment> =>
  toEnrolment(await requireEnrolmentDocument(ctx, id));
