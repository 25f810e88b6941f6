import { addMinutes, max, min, subHours } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { problemsOf } from '#domain/schedule/class-problems.ts';
import type { AgendaEntry, AgendaWarning } from '#domain/schedule/agenda.ts';
import { DURATION_MINUTES } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { dayRangeSchema } from '#domain/dates/range.schema.ts';
import { isInForce } from '#domain/users/licence.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { mapInGroups } from '../../operation/map-in-slices.ts';
import { windowOf } from '../../lists/day-window.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { rowsPerDay } from '../../operation/weight.ts';
import { groupClasses } from '../courses/course.classes.ts';
import { courseOfEnrolment, courseReader, findCoursesIn } from '../courses/course.store.ts';
import { singleClasses } from '../enrolments/enrolment.classes.ts';
import { licenceAt } from '../enrolments/enrolment.rules.ts';
import { instructorOf, listWorkingInstructors } from '../instructors/instructor.store.ts';
import { isPaidOf } from '../money/enrolment-charge.ts';
import { usesMoney } from '../money/money-rules.ts';
import { userLoader } from '../users/user.store.ts';
import { liveEnrolmentsIn } from '../enrolments/enrolment.store.ts';
import { heldClassOf, type HeldClass } from '../schedule/held-class.ts';
import { weaponsLent } from '../schedule/schedule.facts.ts';
import { findSchedule } from '../schedule/schedule.store.ts';

/** 62 days use up the rows of a request. */
export const AGENDA_ROWS_PER_DAY = 17;

export const getAgenda = operation({
  field: 'Query.agenda',
  access: staff,
  rows: rowsPerDay(AGENDA_ROWS_PER_DAY),
  input: dayRangeSchema,
  view: (_, { input }) => viewOfList('agenda.view', 'agenda')({ filter: input }),
  run: async ({ ctx, input: { from, to } }): Promise<AgendaEntry[]> => {
    requirePlannable(ctx, { from, to });
    const window = windowOf(from, to);
    const agendaRows = await rowsIn(ctx, window);
    const [entries, around] = await Promise.all([
      mapInGroups(agendaRows, (row) => entryOf(ctx, row)),
      classesAround(ctx, window, agendaRows),
    ]);
    const problems = await problemsAmong(ctx, {
      listClasses: () => agendaRows.flatMap((row) => heldClassOf(row) ?? []),
      around,
    });
    const overlapping = overlappingClasses([
      ...around.map((one) => ({ ...one, instructorName: null })),
      ...entries.filter(({ course }) => !course.callOff),
    ]);
    return entries
      .sort((a, b) => Number(a.startsAt) - Number(b.startsAt))
      .map((entry) => ({
        ...entry,
        warnings: [
          ...entry.warnings,
          ...(overlapping.has(entry) ? (['instructor_overlap'] as const) : []),
          ...(problems.get(`${entry.enrolment ? 'enrolment' : 'course'}:${entry.id}`) ?? []),
        ],
      }));
  },
});

type Window = { $gte: Date; $lt: Date };
export type AgendaRow = Pick<AgendaEntry, 'id' | 'startsAt' | 'course' | 'enrolment'> & {
  enrolments: Enrolment[];
};

export const rowsIn = async (ctx: Ctx, window: Window) =>
  rowsOf(ctx, await liveEnrolmentsIn(window), await findCoursesIn(window));

/** Enrolments by their classes, with the courses that have none. */
export const rowsOf = async (
  ctx: Ctx,
  enrolments: readonly Enrolment[],
  dated: readonly Course[],
): Promise<AgendaRow[]> => {
  const groups = new Map<string, Enrolment[]>(dated.map(({ id }) => [id, []]));
  const single: Enrolment[] = [];
  for (const enrolment of enrolments) {
    const group = enrolment.scheduledDate === null ? groups.get(enrolment.courseId) : undefined;
    (group ?? single).push(enrolment);
  }
  // Read together, so that each row finds its course without a command of its own.
  await courseReader(ctx)([...new Set(single.map(({ courseId }) => courseId))]);
  return [
    ...dated
      .map((course) => groupRow(ctx, course, groups.get(course.id) ?? []))
      .filter(({ course, enrolments: found }) => course.isActive || course.callOff || found.length > 0),
    ...(await Promise.all(single.map((enrolment) => singleRow(ctx, enrolment)))),
  ];
};

const groupRow = (ctx: Ctx, course: Course, enrolments: Enrolment[]): AgendaRow => ({
  id: course.id,
  startsAt: course.scheduledDate ?? ctx.now,
  course,
  enrolment: null,
  enrolments,
});

const singleRow = async (ctx: Ctx, enrolment: Enrolment): Promise<AgendaRow> => ({
  id: enrolment.id,
  startsAt: enrolment.startsAt ?? ctx.now,
  course: await courseOfEnrolment(ctx, enrolment),
  enrolment,
  enrolments: [enrolment],
});

type ClassTime = {
  startsAt: Date;
  endsAt: Date;
  instructorId: string | null;
  instructorName: string | null;
};

export const timeOf = async (ctx: Ctx, { course, enrolment, startsAt }: AgendaRow): Promise<ClassTime> => {
  const ofCourse = enrolment?.instructorName ? null : await instructorOf(ctx, course.instructorId);
  return {
    startsAt,
    endsAt: addMinutes(startsAt, course.durationMinutes),
    instructorId: enrolment?.instructorId ?? ofCourse?.id ?? null,
    instructorName: enrolment?.instructorName ?? ofCourse?.name ?? null,
  };
};

const entryOf = async (ctx: Ctx, row: AgendaRow): Promise<AgendaEntry> => {
  const { course, enrolment, enrolments, id } = row;
  const count = (status: Enrolment['status']) => enrolments.filter((one) => one.status === status).length;
  const time = await timeOf(ctx, row);
  const isOver = !enrolment && course.capacity !== null && enrolments.length > course.capacity;
  const warnings: AgendaWarning[] = course.callOff
    ? []
    : [
        ...((await lacksLicence(ctx, row)) ? (['licence'] as const) : []),
        ...(time.instructorName === null ? (['no_instructor'] as const) : []),
        ...((await isGivenByNobody(ctx, time)) ? (['instructor_inactive'] as const) : []),
        ...(isOver ? (['over_capacity'] as const) : []),
      ];
  return {
    id,
    course,
    enrolment,
    ...time,
    pendingCount: count('pending'),
    confirmedCount: count('confirmed'),
    completedCount: count('completed'),
    comingCount: enrolments.filter(({ status, comingAt }) => comingAt && isActiveStatus(status)).length,
    unpaidCount: await countUnpaid(ctx, row),
    warnings,
  };
};

const countUnpaid = async (ctx: Ctx, { enrolments }: AgendaRow) => {
  if (!(await usesMoney(ctx))) return null;
  const paid = await Promise.all(enrolments.map((enrolment) => isPaidOf(ctx, enrolment)));
  return paid.filter((isPaid) => isPaid === false).length;
};

const isGivenByNobody = async (ctx: Ctx, { startsAt, instructorId }: ClassTime) => {
  if (startsAt <= ctx.now) return false;
  const instructor = await instructorOf(ctx, instructorId);
  return instructor ? !instructor.isActive : false;
};

const lacksLicence = async (ctx: Ctx, { course, startsAt, enrolments }: AgendaRow) => {
  if (course.cluPolicy === 'off') return false;
  const coming = enrolments.filter(({ status }) => isActiveStatus(status));
  const students = await Promise.all(coming.map(({ userId }) => userLoader(ctx).load(userId)));
  return students.some((student) => student && !isInForce(licenceAt(startsAt, student)));
};

export const LONGEST_HOURS = DURATION_MINUTES.max / 60;

const endOf = ({ startsAt, course }: AgendaRow) => addMinutes(startsAt, course.durationMinutes);

/** Classes before and after these days that may overlap with their classes. */
const classesAround = async (ctx: Ctx, { $gte, $lt }: Window, agendaRows: readonly AgendaRow[]) => {
  const first = min(agendaRows.map(({ startsAt }) => startsAt));
  const before = { $gte: subHours(first, LONGEST_HOURS), $lt: $gte };
  const after = { $gte: $lt, $lt: max(agendaRows.map(endOf)) };
  const windows = agendaRows.length > 0 ? [before, after].filter((window) => window.$gte < window.$lt) : [];
  const readCourses = courseReader(ctx);
  const classesIn = async (window: Window) => [
    ...(await groupClasses(window)),
    ...(await singleClasses(window, readCourses)),
  ];
  return (await Promise.all(windows.map(classesIn))).flat();
};

type Classes = { listClasses: () => readonly HeldClass[]; around: readonly HeldClass[] };

/** Why coming classes are not at free times, by holder. None while the academy offers no free times. */
const problemsAmong = async ({ now }: Ctx, { listClasses, around }: Classes) => {
  const schedule = await findSchedule();
  if (schedule.policy === 'off') return new Map<string, never>();
  const classes = listClasses();
  const coming = classes.filter(({ startsAt }) => startsAt > now);
  if (coming.length === 0) return new Map<string, never>();
  const instructors = await listWorkingInstructors();
  const all = [...around, ...classes];
  const starts = all.map(({ startsAt }) => startsAt);
  const window = { $gte: min(starts), $lt: addMinutes(max(starts), 1) };
  const lending = schedule.weaponCounts.length > 0 ? (await weaponsLent(window)).flat() : [];
  const { timeZone } = academy;
  const problems = problemsOf({ schedule, instructors, timeZone, classes: all, lending });
  return new Map(
    coming.flatMap((one) => {
      const found = problems.get(one);
      return found ? [[one.holder, found]] : [];
    }),
  );
};

const overlappingClasses = (classes: readonly ClassTime[]) => {
  const overlapping = new Set<ClassTime>();
  const lastOf = new Map<string, ClassTime>();
  for (const one of [...classes].sort((a, b) => Number(a.startsAt) - Number(b.startsAt))) {
    const instructor = one.instructorId ?? one.instructorName;
    if (instructor === null) continue;
    const before = lastOf.get(instructor);
    if (before && before.endsAt > one.startsAt) overlapping.add(before).add(one);
    if (!before || before.endsAt < one.endsAt) lastOf.set(instructor, one);
  }
  return overlapping;
};
