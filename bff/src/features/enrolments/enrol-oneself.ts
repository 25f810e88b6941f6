import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { SignedIn } from '../../operation/access.ts';
import { enrolIn, requireActiveCourse, type Entry } from './enrolment.enrol.ts';
import { toEnrolment } from './enrolment.model.ts';
import { requireNoWaitingEntry } from './waiting/waiting.store.ts';

export const enrolOneself = async (
  ctx: SignedIn,
  { course, booking, request }: Pick<Entry, 'course' | 'booking' | 'request'>,
): Promise<Enrolment> => {
  const student = ctx.actor.user;
  requireActiveCourse(course);
  await ctx.limits.consume('enrolByUser', student.id);
  await requireNoWaitingEntry(course, student);
  return toEnrolment(await enrolIn(ctx, { student, course, booking, request }));
};
