import type { Types } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import { hasEnded, isEarlyCompletion } from '#domain/enrolments/completion.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { listIds } from '../../lists/list-ids.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { instructorOf } from '../instructors/instructor.store.ts';
import {
  EnrolmentModel,
  type Award,
  type CertificateState,
  type EnrolmentDocument,
} from './enrolment.model.ts';

export const CERTIFICATE_UNDUE: CertificateState = { state: 'settled', isWanted: false };

type Before = {
  startsAt: Date | null;
  instructorName: string | null;
  award: Award | null;
  certificate?: CertificateState | undefined;
  /** Given by staff, for a completion before the end of the class. */
  earlyReason?: string | null | undefined;
};

/** The fields of a completion, with its award and its certificate, which is due until the class has ended. */
export const completionOf = async (
  ctx: Ctx,
  course: Course,
  { startsAt, instructorName, award, certificate, earlyReason: reason = null }: Before,
) => {
  const earlyReason = requireCompletable(ctx, { startsAt, course }, reason);
  const state = hasEnded(startsAt, course.durationMinutes, ctx.now) ? ('settled' as const) : ('due' as const);
  const instructor = instructorName === null ? await instructorOf(ctx, course.instructorId) : null;
  return {
    status: 'completed' as const,
    completionDate: ctx.now,
    completion: { at: ctx.now, by: ctx.actor && actorId(ctx.actor), earlyReason },
    award: award ?? firstAward(course),
    ...(course.issuesCertificate || certificate
      ? { certificate: { state, isWanted: course.issuesCertificate } }
      : {}),
    ...(instructor ? { instructorId: instructor.id, instructorName: instructor.name } : {}),
  };
};

type Completed = { startsAt: Date | null; course: Course };

/** The reason to store; null for a class that is ending or over. Only desk and admins have one to give. */
const requireCompletable = (ctx: Ctx, completed: Completed, reason: string | null) => {
  if (!isEarly(ctx, completed)) return null;
  if (reason === null) throw new DomainError('COMPLETION_TOO_EARLY', messages.completionTooEarly);
  return reason;
};

export const isEarly = ({ now }: Ctx, { startsAt, course }: Completed) =>
  isEarlyCompletion(startsAt, course.durationMinutes, now);

const firstAward = ({ pointsValue }: Course): Award | null =>
  pointsValue > 0 ? { points: pointsValue, turn: 1 } : null;

/** The next turn of an award; null without one. */
export const nextAward = ({ award }: Pick<EnrolmentDocument, 'award'>): Award | null =>
  award && { points: award.points, turn: (award.turn ?? 1) + 1 };

export type CertifiedEnrolment = EnrolmentDocument;

export const findCertified = (id: Types.ObjectId | string): Promise<CertifiedEnrolment | null> =>
  EnrolmentModel.findById(id).lean();

export const markCertificateSettled = async (_id: string) => {
  await EnrolmentModel.updateOne({ _id }, { $set: { 'certificate.state': 'settled' } });
};

/** Not those of classes to come, which are completed early. */
export const listDueCertificates = (limit: number, now: Date) =>
  listIds(EnrolmentModel, {
    filter: {
      'certificate.state': 'due',
      $or: [{ status: { $ne: 'completed' } }, { startsAt: null }, { startsAt: { $lte: now } }],
    },
    limit,
  });
