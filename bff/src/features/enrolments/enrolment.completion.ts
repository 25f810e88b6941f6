import type { Course } from '#domain/courses/course.ts';
import type { Ctx } from '../../operation/context.ts';
import { instructorOf } from '../instructors/instructor.store.ts';
import { firstAward } from './enrolment.award.ts';
import type { Award } from './enrolment.model.ts';

type Before = {
  instructorName: string | null;
  /** The next turn of an award that was taken back. */
  award: Award | null;
};

/** The fields of a completion, which makes the points due in the same write. */
export const completionOf = async (ctx: Ctx, course: Course, { instructorName, award }: Before) => {
  const instructor = instructorName === null ? await instructorOf(ctx, course.instructorId) : null;
  return {
    status: 'completed' as const,
    completionDate: ctx.now,
    award: award ?? firstAward(course),
    ...(instructor ? { instructorId: instructor.id, instructorName: instructor.name } : {}),
  };
};
