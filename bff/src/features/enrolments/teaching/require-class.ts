import { notFound } from '../../../errors/domain-error.ts';
import { mayAsStaff, type Authenticated } from '../../../operation/access.ts';
import { requireId } from '../../../operation/input.ts';
import { courseOfEnrolment, requireCourse } from '../../courses/course.store.ts';
import { requireUser } from '../../users/user.store.ts';
import { toEnrolment } from '../enrolment.model.ts';
import { findStoredEnrolment } from '../enrolment.store.ts';
import { isTaughtBy, requireOwnInstructor } from './own-classes.ts';

const findClass = async (ctx: Authenticated, id: string) => {
  const document = await findStoredEnrolment(id);
  if (!document) return { id, course: await requireCourse(ctx, id), enrolment: null, student: null };
  const enrolment = toEnrolment(document);
  // That of a group enrolment is the course.
  if (enrolment.scheduledDate === null) throw notFound('COURSE_NOT_FOUND');
  const course = await courseOfEnrolment(ctx, enrolment);
  return { id, course, enrolment, student: await requireUser(enrolment.userId) };
};

/** A course or the class of one student; NOT_FOUND for instructors who do not teach it. */
export const requireClass = async (ctx: Authenticated, given: unknown) => {
  const found = await findClass(ctx, requireId(given, 'COURSE_NOT_FOUND'));
  if (mayAsStaff(ctx, 'Query.enrolments')) return found;
  const { id } = await requireOwnInstructor(ctx);
  if (!isTaughtBy(id, found)) throw notFound('COURSE_NOT_FOUND');
  return found;
};
