import type { Course } from '#domain/courses/course.ts';
import type { CorrectedPoints } from '#domain/enrolments/attendance.ts';
import type { CancellationReason } from '#domain/enrolments/cancellation.ts';
import type { Authenticated } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { fact } from '../../operation/fact.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';

type Fields = Partial<EnrolmentDocument>;

type Priced = Pick<EnrolmentDocument, 'status' | 'priceCentavos'> &
  Partial<Pick<EnrolmentDocument, 'charge' | 'cancellation' | 'calledOff' | 'personalised'>>;

export type Creating = { course: Course; enrolment: Priced & Pick<EnrolmentDocument, 'createdAt'> };

/** Before an enrolment is stored. Followers return the fields that they add. */
export const enrolmentCreating = fact<Creating, Fields>();

export type Changing = { before: Priced; after: Priced };

/** The same, before it is changed. */
export const enrolmentChanging = fact<Changing, Fields>();

export const addedFields = (added: readonly Fields[]) =>
  added.reduce<Fields>((all, fields) => ({ ...all, ...fields }), {});

export type Created = {
  ctx: Ctx;
  enrolment: EnrolmentDocument;
  /** From the waiting list. */
  isPromotion: boolean;
};

export const enrolmentCreated = fact<Created>();

export type Changed = {
  ctx: Ctx;
  before: EnrolmentDocument;
  after: EnrolmentDocument;
  /** The student gets no message about the change. */
  isSilent: boolean;
};

export const enrolmentChanged = fact<Changed>();

export type Waited = { ctx: Ctx; courseId: string };

/** A student waits for a place of a course. */
export const waitingJoined = fact<Waited>();

/** A course that was called off takes place, and its enrolments are back. */
export const callOffUndone = fact<Waited>();

export type GivingUp = { ctx: Ctx; enrolment: Pick<EnrolmentDocument, '_id'> };

/** Before a student cancels or moves a class. */
export const studentGivingUp = fact<GivingUp>();

export type Cancelling = {
  ctx: Authenticated;
  enrolment: Pick<EnrolmentDocument, 'startsAt' | 'offerUntil'>;
  reason: CancellationReason;
};

/** Before an enrolment is cancelled. Followers return whether that is late. */
export const enrolmentCancelling = fact<Cancelling, boolean>();

export type Completing = {
  ctx: Ctx;
  enrolment: Pick<EnrolmentDocument, '_id'>;
  /** Given by staff. */
  reason: string | null | undefined;
};

/** Before an enrolment is completed. Followers return whether it needs the reason, and refuse it without one. */
export const enrolmentCompleting = fact<Completing, boolean>();

/** Followers return the points that the last correction of the attendance has moved. */
export const correctionRead = fact<EnrolmentDocument, CorrectedPoints>();

/** Followers return those of these enrolments that were released unpaid and paid since. */
export const latePaymentsSearched = fact<readonly EnrolmentDocument[], EnrolmentDocument[]>();
