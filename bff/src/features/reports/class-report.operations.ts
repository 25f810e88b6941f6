import { CANCELLATION_REASONS, type CancellationReason } from '#domain/enrolments/cancellation.ts';
import type { CourseType } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { CLASS_OUTCOMES, type ClassOutcomes } from '#domain/enrolments/class-outcome.ts';
import { addToMonth, monthOf, monthsBetween } from '#domain/dates/months.ts';
import { MAX_MONTHS, monthRangeSchema } from '#domain/dates/range.schema.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { rowsPerMonth } from '../../operation/weight.ts';
import { coursesById, findCoursesIn, missingCourse } from '../courses/course.store.ts';
import { tallyClasses, type TallyRow } from '../enrolments/enrolment.totals.ts';
import { instructorOf } from '../instructors/instructor.store.ts';
import { countNewStudents, type NewStudents } from '../users/new-students.ts';
import { firstInstant, instantsOf, REPORT_ROWS_PER_MONTH } from './report.operations.ts';

export type ClassReport = {
  months: {
    month: string;
    isOver: boolean;
    outcomes: ClassOutcomes;
    reasons: { reason: CancellationReason; count: number }[];
    calledOffCourses: number;
    newStudents: NewStudents;
  }[];
  courses: { name: string; courseType: CourseType; courses: number; outcomes: ClassOutcomes }[];
  coursesLeftOut: number;
  instructors: { id: string | null; name: string | null; outcomes: ClassOutcomes }[];
};

const MAX_COURSES = 100;

type Row = TallyRow & { course: Course };

export const getClassReport = operation({
  field: 'Query.classReport',
  access: staff,
  rows: rowsPerMonth(REPORT_ROWS_PER_MONTH),
  input: monthRangeSchema,
  run: async ({ ctx, input: range }): Promise<ClassReport> => {
    requirePlannable(ctx, range);
    const months = monthsBetween(range.fromMonth, range.toMonth, MAX_MONTHS);
    const rows = await withCourses(await tallyClasses(range, ctx.now));
    const calledOff = await calledOffByMonth(months);
    const byMonth = groupBy(rows, ({ month }) => month);
    const newStudents: NewStudents[] = [];
    for (const month of months) newStudents.push(await countNewStudents(instantsOf(month)));
    const courses = courseRows(rows);
    return {
      months: months.map((month, index) => ({
        month,
        isOver: firstInstant(addToMonth(month, 1)) <= ctx.now,
        outcomes: outcomesOf(byMonth.get(month)),
        reasons: reasonsOf(byMonth.get(month)),
        calledOffCourses: calledOff.get(month)?.length ?? 0,
        newStudents: newStudents[index] ?? NOBODY,
      })),
      courses: courses.slice(0, MAX_COURSES),
      coursesLeftOut: Math.max(0, courses.length - MAX_COURSES),
      instructors: await instructorRows(ctx, rows),
    };
  },
});

const NOBODY: NewStudents = { registered: 0, incomplete: 0, erased: 0 };

const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const sumOf = (rows: readonly TallyRow[]) => rows.reduce((sum, { count }) => sum + count, 0);

const outcomesOf = (rows: readonly TallyRow[] = []) =>
  Object.fromEntries(
    CLASS_OUTCOMES.map((outcome) => [outcome, sumOf(rows.filter((row) => row.outcome === outcome))]),
  ) as ClassOutcomes;

const reasonsOf = (rows: readonly TallyRow[] = []) =>
  CANCELLATION_REASONS.map((reason) => ({
    reason,
    count: sumOf(rows.filter((row) => row.reason === reason && row.outcome !== 'calledOff')),
  }));

const withCourses = async (rows: TallyRow[]): Promise<Row[]> => {
  const ids = [...new Set(rows.map(({ courseId }) => courseId))];
  const courses = await coursesById(ids);
  const byId = new Map(ids.map((id, index) => [id, courses[index] ?? missingCourse(id)]));
  return rows.map((row) => ({ ...row, course: byId.get(row.courseId) ?? missingCourse(row.courseId) }));
};

const calledOffByMonth = async (months: string[]) => {
  const [first = '', last = first] = [months[0], months.at(-1)];
  const courses = await findCoursesIn({ ...instantsOf(last), $gte: firstInstant(first) });
  const calledOff = courses.filter(({ callOff }) => callOff !== null);
  return groupBy(calledOff, ({ scheduledDate }) => scheduledDate && monthOf(scheduledDate));
};

const byEnrolments = (a: { rows: TallyRow[]; name: string }, b: { rows: TallyRow[]; name: string }) =>
  sumOf(b.rows) - sumOf(a.rows) || a.name.localeCompare(b.name, 'es');

const courseRows = (rows: Row[]) =>
  [...groupBy(rows, ({ course }) => JSON.stringify([course.name, course.courseType])).values()]
    .flatMap((ofName) => (ofName[0] ? [{ ...ofName[0].course, rows: ofName }] : []))
    .toSorted(byEnrolments)
    .map(({ name, courseType, rows: ofName }) => ({
      name,
      courseType,
      courses: new Set(ofName.map(({ courseId }) => courseId)).size,
      outcomes: outcomesOf(ofName),
    }));

const instructorRows = async (ctx: Ctx, rows: Row[]) => {
  const idOf = ({ instructorId, instructorName, course }: Row) =>
    instructorId ?? (instructorName ? null : course.instructorId);
  const keyOf = (row: Row) => idOf(row) ?? `:${row.instructorName ?? ''}`;
  const found = await Promise.all(
    [...groupBy(rows, keyOf).values()].map(async (taught) => {
      const [first] = taught;
      const id = first ? idOf(first) : null;
      const instructor = await instructorOf(ctx, id);
      return { id, name: instructor?.name ?? first?.instructorName ?? null, rows: taught };
    }),
  );
  return found
    .map(({ name, ...others }) => ({ ...others, name: name ?? '' }))
    .toSorted(byEnrolments)
    .map(({ id, name, rows: taught }) => ({ id, name: name || null, outcomes: outcomesOf(taught) }));
};
