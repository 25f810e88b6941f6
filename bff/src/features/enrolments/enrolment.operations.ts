import type { Course } from '#domain/courses/course.ts';
import { bookingSchema, enrolSchema, updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money.ts';
import { completeProfile, signedIn, type SignedIn } from '../../access.ts';
import { afterCommit } from '../../after-commit.ts';
import { changeDocument } from '../../change-document.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { parseOrThrow } from '../../input.ts';
import type { KeyedRequest } from '../../keyed-request.ts';
import { operation } from '../../operation.ts';
import { requireCourse } from '../courses/course.store.ts';
import { payAward } from './enrolment.award.ts';
import { changedClass, changedStatus, requireAllowedFields, staffFields } from './enrolment.change.ts';
import { classFields, classStart, requireFuture, type Booking } from './enrolment.class.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import {
  classSlot,
  countActiveEnrolments,
  groupSlot,
  insertEnrolment,
  repeatOfEnrolment,
  requireEnrolment,
  writeChanges,
  type StoredChanges,
} from './enrolment.store.ts';

/** Enrols in a group course or books a personalised class: the course's type decides. */
export const enrol = operation({
  access: completeProfile,
  subject: (ctx, given) => requireCourse(ctx, parseOrThrow(enrolSchema, given).courseId),
  input: (_, course) => (course.courseType === 'Grupal' ? enrolSchema : bookingSchema),
  repeat: repeatOfEnrolment,
  run: async (ctx, choice, course, request): Promise<Enrolment> => {
    if (!course.isActive) throw new DomainError('CONFLICT', messages.courseInactive);
    await ctx.limits.consume('enrolByUser', ctx.actor.user.id);
    if ((await countActiveEnrolments(ctx.actor.user.id)) >= ctx.env.MAX_ACTIVE_ENROLMENTS) {
      throw new DomainError('CONFLICT', messages.tooManyEnrolments);
    }
    const place = 'weapons' in choice ? bookedClass(ctx, choice) : groupPlace(ctx, course);
    const document = await insertEnrolment(
      { userId: ctx.actor.user.id, courseId: course.id, createdAt: ctx.now, request, ...place.fields },
      place.taken,
    );
    return toEnrolment(document);
  },
});

const groupPlace = ({ actor, now }: SignedIn, course: Course) => {
  if (course.scheduledDate && course.scheduledDate <= now) {
    throw new DomainError('CONFLICT', messages.courseInPast);
  }
  return {
    fields: { slotKey: groupSlot(actor.user.id, course.id), priceCentavos: toCentavos(course.price) },
    taken: messages.alreadyEnrolled,
  };
};

const bookedClass = (ctx: SignedIn, booking: Booking) => {
  const start = classStart(booking);
  requireFuture(ctx, start);
  return {
    fields: { slotKey: classSlot(ctx.actor.user.id, start), ...classFields(booking, start) },
    taken: messages.alreadyBooked,
  };
};

export const getEnrolment = operation({
  access: signedIn,
  subject: requireEnrolment,
  run: (_ctx, _input, document): Enrolment => toEnrolment(document),
});

export const updateEnrolment = operation({
  access: signedIn,
  subject: async (ctx, given) => {
    const document = await requireEnrolment(ctx, given);
    requireAllowedFields(ctx, document, given);
    return document;
  },
  input: updateEnrolmentSchema,
  repeat: repeatOfEnrolment,
  run: (ctx, changes, found, request) =>
    changeEnrolment(ctx, found, {
      request,
      decide: async (document) => ({
        ...changedClass(ctx, document, changes),
        ...(await changedStatus(ctx, document, changes.status)),
        ...staffFields(changes, changes.status ?? document.status),
      }),
    }),
});

/** Idempotent: a cancelled enrolment stays as it is. */
export const cancelEnrolment = operation({
  access: signedIn,
  subject: requireEnrolment,
  repeat: repeatOfEnrolment,
  run: (ctx, _, found, request) =>
    changeEnrolment(ctx, found, { request, decide: (document) => changedStatus(ctx, document, 'cancelled') }),
});

type Change = {
  request: KeyedRequest | null;
  decide: (document: EnrolmentDocument) => Promise<StoredChanges>;
};

const changeEnrolment = async (
  ctx: SignedIn,
  found: EnrolmentDocument,
  { request, decide }: Change,
): Promise<Enrolment> => {
  const id = found._id.toString();
  const document = await changeDocument(found, {
    request,
    decide,
    write: writeChanges,
    reload: () => requireEnrolment(ctx, { id }),
  });
  if (document !== found) await afterCommit(ctx, () => payAward(ctx, id));
  return toEnrolment(document);
};
