import { addMinutes } from 'date-fns';
import type { AgendaWarning } from '#domain/agenda.ts';
import type { Course } from '#domain/courses/course.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { dayRangeSchema } from '#domain/planning.schema.ts';
import { isInForce } from '#domain/users/licence.ts';
import { admin } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { windowOf } from '../../lists/day-window.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { courseOfEnrolment, findCoursesIn } from '../courses/course.store.ts';
import { licenceAt } from '../enrolments/enrolment.licence.ts';
import { instructorOf } from '../instructors/instructor.store.ts';
import { userLoader } from '../users/user.store.ts';
import { liveEnrolmentsIn } from '../enrolments/class-window.ts';

/** A group course with everybody who comes on its date, or one student's class on a date of its own. */
export type AgendaEntry = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  course: Course;
  /** Null for a group course. */
  enrolment: Enrolment | null;
  instructorId: string | null;
  instructorName: string | null;
  pendingCount: number;
  confirmedCount: number;
  completedCount: number;
  warnings: AgendaWarning[];
};

export const getAgenda = operation({
  access: admin,
  input: dayRangeSchema,
  view: (_, { input }) => viewOfList('agenda.view', 'agenda')({ filter: input }),
  run: async ({ ctx, input: { from, to } }): Promise<AgendaEntry[]> => {
    requirePlannable(ctx, { from, to });
    const [enrolments, dated] = await Promise.all([
      liveEnrolmentsIn(from, to),
      findCoursesIn(windowOf(from, to)),
    ]);
    const groups = new Map<string, Enrolment[]>(dated.map(({ id }) => [id, []]));
    const single: Enrolment[] = [];
    for (const enrolment of enrolments) {
      const group = enrolment.scheduledDate === null ? groups.get(enrolment.courseId) : undefined;
      (group ?? single).push(enrolment);
    }
    const entries = await Promise.all([
      ...dated
        .filter(({ id, isActive }) => isActive || groups.get(id)?.length)
        .map((course) => groupEntry(ctx, course, groups.get(course.id) ?? [])),
      ...single.map((enrolment) => singleEntry(ctx, enrolment)),
    ]);
    return withOverlaps(entries.sort((a, b) => Number(a.startsAt) - Number(b.startsAt)));
  },
});

const groupEntry = (ctx: Ctx, course: Course, enrolments: Enrolment[]) =>
  entryOf(
    ctx,
    { id: course.id, startsAt: course.scheduledDate ?? ctx.now, course, enrolment: null },
    enrolments,
  );

const singleEntry = async (ctx: Ctx, enrolment: Enrolment) => {
  const course = await courseOfEnrolment(ctx, enrolment);
  const { id, startsAt } = enrolment;
  return entryOf(ctx, { id, startsAt: startsAt ?? ctx.now, course, enrolment }, [enrolment]);
};

type Place = Pick<AgendaEntry, 'id' | 'startsAt' | 'course' | 'enrolment'>;

const entryOf = async (ctx: Ctx, place: Place, enrolments: Enrolment[]): Promise<AgendaEntry> => {
  const { course, enrolment, startsAt } = place;
  const count = (status: Enrolment['status']) => enrolments.filter((one) => one.status === status).length;
  const ofCourse = enrolment?.instructorName ? null : await instructorOf(ctx, course.instructorId);
  const instructorName = enrolment?.instructorName ?? ofCourse?.name ?? null;
  const isOver = !enrolment && course.capacity !== null && enrolments.length > course.capacity;
  const warnings: AgendaWarning[] = [
    ...((await lacksLicence(ctx, place, enrolments)) ? (['licence'] as const) : []),
    ...(instructorName === null ? (['no_instructor'] as const) : []),
    ...(isOver ? (['over_capacity'] as const) : []),
  ];
  return {
    ...place,
    endsAt: addMinutes(startsAt, course.durationMinutes),
    instructorId: enrolment?.instructorId ?? ofCourse?.id ?? null,
    instructorName,
    pendingCount: count('pending'),
    confirmedCount: count('confirmed'),
    completedCount: count('completed'),
    warnings,
  };
};

/** Whether somebody who is still to come will have no licence in force on that day. */
const lacksLicence = async (ctx: Ctx, { course, startsAt }: Place, enrolments: Enrolment[]) => {
  if (course.cluPolicy === 'off') return false;
  const coming = enrolments.filter(({ status }) => isActiveStatus(status));
  const students = await Promise.all(coming.map(({ userId }) => userLoader(ctx).load(userId)));
  return students.some((student) => student && !isInForce(licenceAt(startsAt, student)));
};

/** Marks entries of one instructor that take place at the same time; entries come in order. */
const withOverlaps = (entries: AgendaEntry[]): AgendaEntry[] => {
  const overlapping = new Set<AgendaEntry>();
  const lastOf = new Map<string, AgendaEntry>();
  for (const entry of entries) {
    const instructor = entry.instructorId ?? entry.instructorName;
    if (instructor === null) continue;
    const before = lastOf.get(instructor);
    if (before && before.endsAt > entry.startsAt) overlapping.add(before).add(entry);
    if (!before || before.endsAt < entry.endsAt) lastOf.set(instructor, entry);
  }
  return entries.map((entry) =>
    overlapping.has(entry) ? { ...entry, warnings: [...entry.warnings, 'instructor_overlap'] } : entry,
  );
};
