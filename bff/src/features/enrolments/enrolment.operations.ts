import type { Course } from '#domain/courses/course.ts';
import { bookingSchema, enrolSchema, updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money.ts';
import { completeProfile, signedIn, type SignedIn } from '../../access.ts';
import { afterCommit } from '../../after-commit.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { parseOrThrow } from '../../input.ts';
import { operation } from '../../operation.ts';
import { requireCourse } from '../courses/course.store.ts';
import { payAward } from './enrolment.award.ts';
import { changedClass, changedStatus, requireAllowedFields, staffFields } from './enrolment.change.ts';
import { classFields, classStart, requireFuture, type Booking } from './enrolment.class.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import {
  classSlot,
  countActiveEnrolments,
  findEnrolments,
  groupSlot,
  insertEnrolment,
  requireEnrolment,
  writeChanges,
  type StoredChanges,
} from './enrolment.store.ts';

const MAX_ATTEMPTS = 8;

/** Enrols in a group course or books a personalised class: the course's type decides. */
export const enrol = operation({
  access: completeProfile,
  subject: (ctx, given) => requireCourse(ctx, parseOrThrow(enrolSchema, given).courseId),
  input: (_, course) => (course.courseType === 'Grupal' ? enrolSchema : bookingSchema),
  run: async (ctx, choice, course): Promise<Enrolment> => {
    if (!course.isActive) throw new DomainError('CONFLICT', messages.courseInactive);
    await ctx.limits.consume('enrolByUser', ctx.actor.user.id);
    if ((await countActiveEnrolments(ctx.actor.user.id)) >= ctx.env.MAX_ACTIVE_ENROLMENTS) {
      throw new DomainError('CONFLICT', messages.tooManyEnrolments);
    }
    const document =
      'weapons' in choice ? await bookClass(ctx, course, choice) : await enrolInGroup(ctx, course);
    return toEnrolment(document);
  },
});

const enrolInGroup = ({ actor, now }: SignedIn, course: Course) => {
  if (course.scheduledDate && course.scheduledDate <= now) {
    throw new DomainError('CONFLICT', messages.courseInPast);
  }
  const who = { userId: actor.user.id, courseId: course.id };
  return insertEnrolment(
    {
      ...who,
      slotKey: groupSlot(who.userId, who.courseId),
      priceCentavos: toCentavos(course.price),
      createdAt: now,
    },
    messages.alreadyEnrolled,
  );
};

const bookClass = (ctx: SignedIn, course: Course, booking: Booking) => {
  const start = classStart(booking);
  requireFuture(ctx, start);
  const who = { userId: ctx.actor.user.id, courseId: course.id };
  return insertEnrolment(
    { ...who, slotKey: classSlot(who.userId, start), ...classFields(booking, start), createdAt: ctx.now },
    messages.alreadyBooked,
  );
};

export const listMyEnrolments = operation({
  access: signedIn,
  run: async ({ actor }): Promise<Enrolment[]> => (await findEnrolments(actor.user.id)).map(toEnrolment),
});

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
  run: (ctx, changes, found) =>
    changeEnrolment(ctx, found, async (document) => ({
      ...changedClass(ctx, document, changes),
      ...(await changedStatus(ctx, document, changes.status)),
      ...staffFields(changes, changes.status ?? document.status),
    })),
});

/** Idempotent: a cancelled enrolment stays as it is. */
export const cancelEnrolment = operation({
  access: signedIn,
  subject: requireEnrolment,
  run: (ctx, _, found) =>
    changeEnrolment(ctx, found, (document) => changedStatus(ctx, document, 'cancelled')),
});

/** Decides and writes; when somebody else wrote in between, decides again on what is there now. */
const changeEnrolment = async (
  ctx: SignedIn,
  found: EnrolmentDocument,
  decide: (document: EnrolmentDocument) => Promise<StoredChanges>,
): Promise<Enrolment> => {
  const id = found._id.toString();
  let document = found;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const changes = await decide(document);
    if (Object.keys(changes).length === 0) return toEnrolment(document);
    if (await writeChanges(document, changes)) {
      await afterCommit(ctx, () => payAward(ctx, id));
      return toEnrolment({ ...document, ...changes });
    }
    document = await requireEnrolment(ctx, { id });
  }
  throw new DomainError('CONFLICT', messages.enrolmentChanged);
};
