import type { Course } from '#domain/courses/course.ts';
import type { Ctx } from '../../../operation/context.ts';
import { instructorOf } from '../../instructors/instructor.store.ts';
import { firstAward } from './enrolment.award.ts';
import type { Award, CertificateState } from '../enrolment.model.ts';

type Before = {
  instructorName: string | null;
  award: Award | null;
  certificate?: CertificateState | undefined;
};

export const CERTIFICATE_UNDUE: CertificateState = { state: 'due', isWanted: false };

/** The fields of a completion, which makes points and certificate due in the same write. */
export const completionOf = async (
  ctx: Ctx,
  course: Course,
  { instructorName, award, certificate }: Before,
) => {
  const instructor = instructorName === null ? await instructorOf(ctx, course.instructorId) : null;
  return {
    status: 'completed' as const,
    completionDate: ctx.now,
    award: award ?? firstAward(course),
    ...(course.issuesCertificate || certificate
      ? { certificate: { state: 'due' as const, isWanted: course.issuesCertificate } }
      : {}),
    ...(instructor ? { instructorId: instructor.id, instructorName: instructor.name } : {}),
  };
};
