import { academy } from '#domain/academy.ts';
import type { Course } from '#domain/courses/course.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { classEnd } from '#domain/enrolments/completion.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import type { Attendance, TaughtClass, TaughtStudent } from '#domain/teaching/taught-class.ts';
import { isInForce } from '#domain/users/licence.ts';
import { userName } from '#domain/users/user-name.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Authenticated } from '../../../operation/access.ts';
import type { Ctx } from '../../../operation/context.ts';
import { courseOfEnrolment, findCoursesIn } from '../../courses/course.store.ts';
import { enrolmentsIn } from '../classes/class-window.ts';
import { inRosterOrder } from '../lists/roster-order.ts';
import { licenceAt } from '../enrolment.licence.ts';
import { instructorOfAccount } from '../../instructors/instructor.account.ts';
import { userLoader } from '../../users/user.store.ts';

const isSameDay = (one: Date, other: Date) => dayIn(one, academy.timeZone) === dayIn(other, academy.timeZone);

export const requireOwnInstructor = async (ctx: Authenticated) => {
  const { user } = ctx.actor;
  const instructor = user && (await instructorOfAccount(ctx).load(user.id));
  if (!instructor) throw new DomainError('NOT_AN_INSTRUCTOR', messages.notAnInstructor);
  return instructor;
};

/** The instructor of the enrolment, or else of the course. Of a group course that of the course. */
export const isTaughtBy = (
  instructorId: string,
  { course, enrolment }: { course: Course; enrolment: Enrolment | null },
) => {
  const isOwnClass = enrolment?.scheduledDate && enrolment.instructorName !== null;
  return (isOwnClass ? enrolment.instructorId : course.instructorId) === instructorId;
};

export const isToday = ({ now }: Ctx, startsAt: Date | null) => startsAt !== null && isSameDay(startsAt, now);

const ATTENDANCE_OF = {
  pending: 'unconfirmed',
  confirmed: 'expected',
  completed: 'present',
  cancelled: 'absent',
} as const satisfies Record<Enrolment['status'], Attendance>;

export const attendanceOf = ({ status, arrivedAt }: Enrolment): Attendance =>
  arrivedAt && isActiveStatus(status) ? 'arrived' : ATTENDANCE_OF[status];

const studentOf = async (ctx: Ctx, enrolment: Enrolment, startsAt: Date): Promise<TaughtStudent> => {
  const user = await userLoader(ctx).load(enrolment.userId);
  return {
    enrolmentId: enrolment.id,
    name: user ? userName(user) : messages.anonymisedPerson,
    hasLicence: user !== null && isInForce(licenceAt(startsAt, user)),
    attendance: attendanceOf(enrolment),
    phone: isToday(ctx, startsAt) ? (user?.phone ?? null) : null,
  };
};

type Class = { id: string; startsAt: Date; course: Course; enrolments: Enrolment[] };

const toTaughtClass = async (
  ctx: Ctx,
  { id, startsAt, course, enrolments }: Class,
): Promise<TaughtClass> => ({
  id,
  startsAt,
  endsAt: classEnd({ startsAt, durationMinutes: course.durationMinutes }),
  courseName: course.name,
  courseType: course.courseType,
  location: course.location,
  students: await Promise.all(
    (await inRosterOrder(ctx, course, enrolments)).map((enrolment) => studentOf(ctx, enrolment, startsAt)),
  ),
});

export const classesOf = async (
  ctx: Ctx,
  instructorId: string,
  window: { $gte: Date; $lt: Date },
): Promise<TaughtClass[]> => {
  const [courses, enrolments] = await Promise.all([findCoursesIn(window), enrolmentsIn(window)]);
  const groups = new Map(
    courses
      .filter((course) => course.instructorId === instructorId)
      .map((course) => [course.id, { course, enrolments: [] as Enrolment[] }]),
  );
  const classes: Class[] = [];
  for (const enrolment of enrolments) {
    const group = enrolment.scheduledDate === null ? groups.get(enrolment.courseId) : undefined;
    if (group) group.enrolments.push(enrolment);
    const { id, startsAt } = enrolment;
    if (group || enrolment.scheduledDate === null || !startsAt) continue;
    const course = await courseOfEnrolment(ctx, enrolment);
    if (!isTaughtBy(instructorId, { course, enrolment })) continue;
    classes.push({ id, startsAt, course, enrolments: [enrolment] });
  }
  for (const group of groups.values()) {
    const { id, scheduledDate, isActive } = group.course;
    if (scheduledDate && (isActive || group.enrolments.length > 0)) {
      classes.push({ id, startsAt: scheduledDate, ...group });
    }
  }
  const ordered = classes.sort((a, b) => Number(a.startsAt) - Number(b.startsAt));
  return Promise.all(ordered.map((one) => toTaughtClass(ctx, one)));
};
