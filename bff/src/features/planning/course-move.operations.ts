import { addMinutes, subHours } from 'date-fns';
import { courseMoveSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { isInForce, type LicenceState } from '#domain/users/licence.ts';
import type { User } from '#domain/users/user.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { auditedCourse } from '../courses/course.audit.ts';
import { requireCourse } from '../courses/course.store.ts';
import { activeEnrolmentsOf } from '../enrolments/call-off/contacts.ts';
import { licenceAt } from '../enrolments/enrolment.rules.ts';
import { userLoader } from '../users/user.store.ts';
import { LONGEST_HOURS, rowsIn, timeOf } from './agenda.operations.ts';

export type Overlap = { id: string; name: string; startsAt: Date; endsAt: Date };

export type CourseMove = {
  following: number;
  ownDate: number;
  waiting: number;
  licences: { user: User; licence: LicenceState }[];
  overlaps: Overlap[];
};

const overlapsOf = async (ctx: Ctx, course: Course, startsAt: Date): Promise<Overlap[]> => {
  const { id, instructorId, durationMinutes } = course;
  if (instructorId === null) return [];
  const endsAt = addMinutes(startsAt, durationMinutes);
  const agendaRows = await rowsIn(ctx, { $gte: subHours(startsAt, LONGEST_HOURS), $lt: endsAt });
  const classes = await Promise.all(
    agendaRows.map(async (row) => ({ ...(await timeOf(ctx, row)), course: row.course, id: row.id })),
  );
  return classes
    .filter((one) => one.instructorId === instructorId && one.id !== id)
    .filter((one) => !one.course.callOff && one.endsAt > startsAt)
    .map((one) => ({ id: one.id, name: one.course.name, startsAt: one.startsAt, endsAt: one.endsAt }));
};

const licencesOf = async (ctx: Ctx, { cluPolicy }: Course, at: { startsAt: Date; userIds: string[] }) => {
  if (cluPolicy === 'off') return [];
  const users = await Promise.all(at.userIds.map((id) => userLoader(ctx).load(id)));
  return users
    .flatMap((user) => (user ? { user, licence: licenceAt(at.startsAt, user) } : []))
    .filter(({ licence }) => !isInForce(licence));
};

export const previewCourseMove = operation({
  field: 'Query.courseMove',
  access: staff,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  input: courseMoveSchema,
  view: (_, { subject }) => ({ action: 'course.viewContacts', subject: auditedCourse(subject) }),
  run: async ({ ctx, input: { scheduledDate }, subject: course }): Promise<CourseMove> => {
    requirePlannable(ctx, { scheduledDate });
    const startsAt = new Date(scheduledDate);
    const enrolments = await activeEnrolmentsOf(course.id);
    const following = enrolments.filter((one) => one.scheduledDate === null);
    const userIds = following.map(({ userId }) => userId.toString());
    return {
      following: following.length,
      ownDate: enrolments.length - following.length,
      waiting: course.waitingCount,
      licences: await licencesOf(ctx, course, { startsAt, userIds }),
      overlaps: await overlapsOf(ctx, course, startsAt),
    };
  },
});
