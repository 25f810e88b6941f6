import type { Course } from '#domain/courses/course.ts';
import { dayRangeSchema } from '#domain/dates/range.schema.ts';
import { isAttendanceDay, isClassOfToday } from '#domain/enrolments/class-day.ts';
import { classEnd } from '#domain/enrolments/completion.ts';
import { arrivalSchema, markArrivalsSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { recordAttendanceSchema } from '#domain/teaching/taught-class.schema.ts';
import type { Attendance, TaughtClass, TaughtStudent } from '#domain/teaching/taught-class.ts';
import { isInForce } from '#domain/users/licence.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { windowOf } from '../../lists/day-window.ts';
import { mayAsStaff, staff, staffMember, type Authenticated } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { requireId } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { writeTogether } from '../../operation/write-together.ts';
import { courseOfEnrolment, findCoursesIn, requireCourse } from '../courses/course.store.ts';
import { instructorOfAccount } from '../instructors/instructor.account.ts';
import { personName, userLoader, requireUser } from '../users/user.store.ts';
import { arrived, missed, notArrived, present, takenBack } from './attendance.operations.ts';
import {
  enrolmentsIn,
  repeatOfEnrolment,
  requireEnrolment,
  requireStoredEnrolment,
  findStoredEnrolment,
} from './enrolment.store.ts';
import { enrolmentAudit } from './enrolment.audit.ts';
import { changeEnrolment } from './enrolment.change.ts';
import { isOfToday, licenceAt } from './enrolment.rules.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { ofEnrolments, type EnrolmentOutcome } from './enrolment.staff.operations.ts';
import { inRosterOrder } from './lists/enrolment.lists.ts';

const CLASS_ROWS = 200;

const ATTENDANCE_OF = {
  pending: 'unconfirmed',
  confirmed: 'expected',
  completed: 'present',
  cancelled: 'absent',
} as const satisfies Record<Enrolment['status'], Attendance>;

const requireOwnInstructor = async (ctx: Authenticated) => {
  const { user } = ctx.actor;
  const instructor = user && (await instructorOfAccount(ctx).load(user.id));
  if (!instructor) throw new DomainError('NOT_AN_INSTRUCTOR', messages.notAnInstructor);
  return instructor;
};

export const listMyClasses = operation({
  field: 'Query.myClasses',
  access: staffMember,
  rows: CLASS_ROWS,
  subject: requireOwnInstructor,
  input: dayRangeSchema,
  view: (_, { input }) => viewOfList('class.viewOwn', 'clases propias')({ filter: input }),
  run: async ({ ctx, input: { from, to }, subject: { id } }): Promise<TaughtClass[]> => {
    requirePlannable(ctx, { from, to });
    return classesOf(ctx, id, windowOf(from, to));
  },
});

type Class = { id: string; startsAt: Date; course: Course; enrolments: Enrolment[] };

const classesOf = async (
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
    (await inRosterOrder(ctx, course, enrolments)).map((enrolment) =>
      studentOf(ctx, enrolment, { startsAt, durationMinutes: course.durationMinutes }),
    ),
  ),
});

const studentOf = async (
  ctx: Ctx,
  enrolment: Enrolment,
  time: { startsAt: Date; durationMinutes: number },
): Promise<TaughtStudent> => {
  const user = await userLoader(ctx).load(enrolment.userId);
  return {
    enrolmentId: enrolment.id,
    userId: enrolment.userId,
    name: personName(user),
    hasLicence: user !== null && isInForce(licenceAt(time.startsAt, user)),
    attendance: attendanceOf(enrolment),
    isComing: enrolment.comingAt !== null,
    phone: isClassOfToday(time, ctx.now) ? (user?.phone ?? null) : null,
  };
};

const attendanceOf = ({ status, arrivedAt }: Enrolment): Attendance =>
  arrivedAt && isActiveStatus(status) ? 'arrived' : ATTENDANCE_OF[status];

type AttendanceOutcome = Pick<EnrolmentOutcome, 'id' | 'error'> & { attendance: Attendance | null };

const recordOne = (action: string, decide: typeof present) =>
  operation({
    access: staffMember,
    staffRow: 'Mutation.recordAttendance',
    subject: requireTaught,
    repeat: repeatOfEnrolment,
    audit: enrolmentAudit(action),
    run: async ({ ctx, subject: found }) => {
      await requireAttendanceDay(ctx, found);
      return changeEnrolment(ctx, found, { decide: (document) => decide(ctx, document) });
    },
  });

/** NOT_FOUND for the class of another instructor. */
export const requireTaught = async (
  ctx: Authenticated,
  { id }: { id?: unknown },
): Promise<EnrolmentDocument> => {
  const instructor = await requireOwnInstructor(ctx);
  const document = await requireStoredEnrolment(ctx, id);
  const enrolment = toEnrolment(document);
  const course = await courseOfEnrolment(ctx, enrolment);
  const isListed = enrolment.status !== 'cancelled' || enrolment.cancellation?.reason === 'no_show';
  if (!isListed || !isTaughtBy(instructor.id, { course, enrolment })) throw notFound('ENROLMENT_NOT_FOUND');
  return document;
};

const requireAttendanceDay = async (ctx: Authenticated, found: EnrolmentDocument) => {
  if (!found.startsAt || !(await isOfToday(ctx, found, isAttendanceDay))) {
    throw new DomainError('ATTENDANCE_ON_ANOTHER_DAY', messages.attendanceOtherDay);
  }
};

const RECORD = {
  present: recordOne('enrolment.complete', present),
  absent: recordOne('enrolment.noShow', missed),
  expected: recordOne('enrolment.takeBack', takenBack),
};

/** The same rules and effects as completion and no-show by other staff, who have a reason for a completion before its time. */
export const recordAttendance = operation({
  field: 'Mutation.recordAttendance',
  access: staffMember,
  input: recordAttendanceSchema,
  isByParts: true,
  run: async ({ ctx, input: { ids, attendance }, request }): Promise<AttendanceOutcome[]> => {
    await requireOwnInstructor(ctx);
    const parts = { one: RECORD[attendance], request, given: (_: Ctx, id: string) => ({ id }) };
    const outcomes = await writeTogether(ctx, ids, parts);
    return outcomes.map(({ id, value, error }) => ({ id, attendance: value && attendanceOf(value), error }));
  },
});

export const markArrivals = operation({
  field: 'Mutation.markArrivals',
  access: staff,
  input: markArrivalsSchema,
  isByParts: true,
  run: async ({ ctx, input: { ids, isPresent }, request }): Promise<EnrolmentOutcome[]> =>
    ofEnrolments(
      await writeTogether(ctx, ids, { one: markOne, request, given: (_, id) => ({ id, isPresent }) }),
    ),
});

const markOne = operation({
  access: staff,
  staffRow: 'Mutation.markArrivals',
  subject: (ctx, given) => (isDesk(ctx) ? requireEnrolment(ctx, given) : requireTaught(ctx, given)),
  input: arrivalSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.arrive'),
  run: async ({ ctx, input: { isPresent }, subject: found }) => {
    if (!isDesk(ctx)) await requireAttendanceDay(ctx, found);
    return changeEnrolment(ctx, found, {
      decide: (document) =>
        Promise.resolve(isPresent ? arrived(ctx, document) : notArrived(ctx, document, isDesk(ctx))),
    });
  },
});

const isDesk = (ctx: Authenticated) => mayAsStaff(ctx, 'Query.enrolment');

/** The instructor of the enrolment, or else of the course. Of a group course that of the course. */
export const isTaughtBy = (
  instructorId: string,
  { course, enrolment }: { course: Course; enrolment: Enrolment | null },
) => {
  const isOwnClass = enrolment?.scheduledDate && enrolment.instructorName !== null;
  return (isOwnClass ? enrolment.instructorId : course.instructorId) === instructorId;
};

/** A course or the class of one student; NOT_FOUND for instructors who do not teach it. */
export const requireClass = async (ctx: Authenticated, given: unknown) => {
  const found = await findClass(ctx, requireId(given, 'COURSE_NOT_FOUND'));
  if (mayAsStaff(ctx, 'Query.enrolments')) return found;
  const { id } = await requireOwnInstructor(ctx);
  if (!isTaughtBy(id, found)) throw notFound('COURSE_NOT_FOUND');
  return found;
};

const findClass = async (ctx: Authenticated, id: string) => {
  const document = await findStoredEnrolment(id);
  if (!document) return { id, course: await requireCourse(ctx, id), enrolment: null, student: null };
  const enrolment = toEnrolment(document);
  // That of a group enrolment is the course.
  if (enrolment.scheduledDate === null) throw notFound('COURSE_NOT_FOUND');
  const course = await courseOfEnrolment(ctx, enrolment);
  return { id, course, enrolment, student: await requireUser(enrolment.userId) };
};
