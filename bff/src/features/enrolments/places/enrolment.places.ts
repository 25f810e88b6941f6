import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { CAPACITY } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import { monthOf } from '#domain/dates/months.ts';
import { isDuplicateKey } from '../../../database/transient-errors.ts';
import { DomainError, unavailable } from '../../../errors/domain-error.ts';
import { inTurn } from '../../../operation/in-turn.ts';
import { createdBy, type KeyedRequest } from '../../../operation/keyed-request.ts';
import type { Terms } from '../../claims/holding.ts';
import { enrolmentCreated } from '../enrolment.messages.ts';
import { holdingClass } from './enrolment.holding.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';
import { LIVE } from '../enrolment.store.ts';

const MAX_ATTEMPTS = 40;
const BACKOFF_MS = 20;
const RETRY_SECONDS = 1;

const placeKeyOf = (courseId: string, number: number) => `${courseId}#${number}`;

const livePlaces = (courseId: string) =>
  EnrolmentModel.find({ courseId, status: { $in: LIVE } }, { placeKey: 1 })
    .limit(CAPACITY.max * 2)
    .lean();

export const countPlaces = (courseId: string) =>
  EnrolmentModel.countDocuments({ courseId, status: { $in: LIVE } });

export const isFull = async ({ id, capacity }: Course) =>
  capacity !== null && (await countPlaces(id)) >= capacity;

type Seats = { id: string; capacity: number; isOverCapacity?: boolean };

/**
 * The lowest free seat number; null if the course is full. Concurrent enrolments pick the same number, and the
 * unique index rejects all but one, which then count again: there are never more live enrolments than seats. Staff
 * may take a number beyond the capacity; the course is then full until fewer are enrolled than it has seats.
 */
export const findFreePlaceKey = async ({ id, capacity, isOverCapacity = false }: Seats) => {
  const taken = await livePlaces(id);
  if (taken.length >= capacity && !isOverCapacity) return null;
  const keys = new Set(taken.map(({ placeKey }) => placeKey));
  let number = 1;
  while (keys.has(placeKeyOf(id, number))) number += 1;
  return placeKeyOf(id, number);
};

type Seat = { course: Pick<Course, 'id' | 'capacity'>; enrolmentId: string; isOverCapacity: boolean };

export const freePlaceKey = async ({ course: { id, capacity }, enrolmentId, isOverCapacity }: Seat) =>
  capacity === null ? enrolmentId : findFreePlaceKey({ id, capacity, isOverCapacity });

/** What staff may record at once of a student who has come. */
export type RecordedAtOnce = Partial<
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

type NewEnrolment = Pick<EnrolmentDocument, 'slotKey' | 'priceCentavos' | 'createdAt'> &
  Partial<Pick<EnrolmentDocument, 'scheduledDate' | 'personalised' | 'offerUntil'>> &
  RecordedAtOnce & {
    startsAt: Date | null;
    userId: string;
    course: Course;
    request: KeyedRequest | null;
    isOverCapacity?: boolean;
    isPromotion?: boolean;
    terms?: Terms;
  };

export const startFields = (startsAt: Date | null) => ({
  startsAt,
  classMonth: startsAt && monthOf(startsAt),
});

/** Inserts an enrolment, which takes slot and seat. `taken` is the error for a slot that is taken. */
export const insertEnrolment = (
  enrolment: NewEnrolment,
  taken: () => DomainError,
): Promise<EnrolmentDocument> => {
  const { id, capacity } = enrolment.course;
  const insert = () => insertHolding(enrolment, taken);
  // In turn within this process, so that only other processes cause retries.
  return capacity === null ? insert() : inTurn(`places:${id}`, insert);
};

const insertHolding = (
  { terms, ...enrolment }: NewEnrolment,
  taken: () => DomainError,
): Promise<EnrolmentDocument> => {
  const { request, course, scheduledDate = null, personalised = null } = enrolment;
  const { instructorId = null, instructorName = null } = enrolment;
  const _id = createdBy(request)._id ?? new Types.ObjectId();
  const after = {
    ...{ _id, courseId: new Types.ObjectId(course.id), status: enrolment.status ?? ('pending' as const) },
    ...{ scheduledDate, instructorId, instructorName, personalised },
  };
  return holdingClass({ before: null, after, terms }, (lane) =>
    insertWithRetries({ _id, ...enrolment, ...lane }, taken),
  );
};

const insertWithRetries = async (
  {
    _id,
    userId,
    course,
    request,
    startsAt,
    isOverCapacity = false,
    isPromotion = false,
    ...enrolment
  }: NewEnrolment & { _id: Types.ObjectId },
  taken: () => DomainError,
): Promise<EnrolmentDocument> => {
  const { slotKey } = enrolment;
  const own = { ...createdBy(request), _id, ...enrolment };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const placeKey = await freePlaceKey({ course, enrolmentId: own._id.toString(), isOverCapacity });
    if (placeKey === null) {
      const isEnrolled = await EnrolmentModel.exists({ slotKey });
      throw isEnrolled ? taken() : new DomainError('COURSE_FULL', messages.courseFull);
    }
    try {
      const document = new EnrolmentModel({
        status: 'pending',
        ...own,
        ...startFields(startsAt),
        userId: new Types.ObjectId(userId),
        courseId: new Types.ObjectId(course.id),
        courseType: course.courseType,
        createdMonth: monthOf(enrolment.createdAt),
        placeKey,
      });
      document.set(await enrolmentCreated(document.toObject(), { isPromotion }));
      await document.save();
      return document.toObject();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const isEnrolled = await EnrolmentModel.exists({ slotKey });
      if (isEnrolled ?? (await EnrolmentModel.exists({ _id: own._id }))) throw taken();
      await delay(Math.random() * BACKOFF_MS);
    }
  }
  throw unavailable(RETRY_SECONDS);
};
