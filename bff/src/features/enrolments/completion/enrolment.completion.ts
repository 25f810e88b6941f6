import type { Course } from '#domain/courses/course.ts';
import { isEarlyCompletion } from '#domain/enrolments/completion.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { actorId, type Ctx } from '../../../operation/context.ts';
import { instructorOf } from '../../instructors/instructor.store.ts';
import { firstAward } from './enrolment.award.ts';
import type { Award, CertificateState } from '../enrolment.model.ts';

type Before = {
  startsAt: Date | null;
  instructorName: string | null;
  award: Award | null;
  certificate?: CertificateState | undefined;
  /** Given by staff, for a completion before the end of the class. */
  earlyReason?: string | null | undefined;
};

export const CERTIFICATE_UNDUE: CertificateState = { state: 'due', isWanted: false };

type Completed = { startsAt: Date | null; course: Course };

export const isEarly = ({ now }: Ctx, { startsAt, course }: Completed) =>
  isEarlyCompletion(startsAt, course.durationMinutes, now);

/** The reason to store; null for a class that is ending or over. Only desk and admins have one to give. */
const requireCompletable = (ctx: Ctx, completed: Completed, reason: string | null) => {
  if (!isEarly(ctx, completed)) return null;
  if (reason === null) throw new DomainError('COMPLETION_TOO_EARLY', messages.completionTooEarly);
  return reason;
};

/** The fields of a completion, which makes points and certificate due in the same write. */
export const completionOf = async (
  ctx: Ctx,
  course: Course,
  { startsAt, instructorName, award, certificate, earlyReason: reason = null }: Before,
) => {
  const earlyReason = requireCompletable(ctx, { startsAt, course }, reason);
  const instructor = instructorName === null ? await instructorOf(ctx, course.instructorId) : null;
  return {
    status: 'completed' as const,
    completionDate: ctx.now,
    completion: { at: ctx.now, by: ctx.actor && actorId(ctx.actor), earlyReason },
    award: award ?? firstAward(course),
    ...(course.issuesCertificate || certificate
      ? { certificate: { state: 'due' as const, isWanted: course.issuesCertificate } }
      : {}),
    ...(instructor ? { instructorId: instructor.id, instructorName: instructor.name } : {}),
  };
};
