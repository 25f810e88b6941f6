import { academy } from '#domain/academy.ts';
import type { Course } from '#domain/courses/course.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { addToMonth, monthOf, monthsBetween } from '#domain/dates/months.ts';
import { MAX_MONTHS, monthRangeSchema } from '#domain/dates/range.schema.ts';
import type { EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { toPesos } from '#domain/money/centavos.ts';
import { CALIBERS, WEAPONS } from '#domain/weapons/weapon.catalogue.ts';
import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { rowsPerMonth } from '../../operation/weight.ts';
import { findCoursesIn, countAllCourses, countCourses } from '../courses/course.store.ts';
import { countLiveEnrolments } from '../enrolments/enrolment.store.ts';
import {
  countCompleted,
  nextClassMonth,
  nextCreatedMonth,
  NO_TOTALS,
  totalsOfMonth,
} from '../enrolments/enrolment.totals.ts';
import { sumOfBalances } from '../points/ledger-total.ts';
import { nextPointsMonth, NO_POINTS, sumPoints, type PointsOfMonth } from '../points/ledger.ts';
import { countUsers } from '../users/user.store.ts';

export type MonthReport = {
  month: string;
  enrolments: Record<EnrolmentStatus, number>;
  bookedIncome: number;
  occupancy: { courses: number; places: number; taken: number };
  points: PointsOfMonth;
  weapons: { id: string; label: string; classes: number }[];
  calibers: { caliber: string; boxes: number }[];
};

/** 36 months use up the rows of a request. */
export const REPORT_ROWS_PER_MONTH = 28;

export const getReports = operation({
  field: 'Query.reports',
  access: staff,
  rows: rowsPerMonth(REPORT_ROWS_PER_MONTH),
  input: monthRangeSchema,
  run: async ({ ctx, input: { fromMonth, toMonth } }): Promise<MonthReport[]> => {
    requirePlannable(ctx, { fromMonth, toMonth });
    const months = monthsBetween(fromMonth, toMonth, MAX_MONTHS);
    const occupancy = await occupancyOf(months);
    const inUse = await monthsInUse(months);
    const reports: MonthReport[] = [];
    // In sequence, to limit the load of the database.
    for (const month of months) {
      const totals = inUse.enrolments.has(month) ? await totalsOfMonth(month) : NO_TOTALS;
      reports.push({
        month,
        enrolments: totals.enrolments,
        bookedIncome: toPesos(totals.incomeCentavos),
        occupancy: occupancy(month),
        points: inUse.points.has(month) ? await sumPoints(instantsOf(month)) : NO_POINTS,
        weapons: WEAPONS.map(({ id, label }) => ({
          id,
          label,
          classes: totals.classesByWeapon.get(id) ?? 0,
        })),
        calibers: CALIBERS.map((caliber) => ({ caliber, boxes: totals.boxesByCaliber.get(caliber) ?? 0 })),
      });
    }
    return reports;
  },
});

/** The months with data, each found from the one before. Empty months cost nothing. */
export const monthsWith = async (
  months: readonly string[],
  next: (from: string) => Promise<string | null>,
) => {
  const [first = '', last = first] = [months[0], months.at(-1)];
  const found = new Set<string>();
  for (let month = await next(first); month !== null && month <= last;) {
    found.add(month);
    month = await next(addToMonth(month, 1));
  }
  return found;
};

const monthsInUse = async (months: readonly string[]) => {
  const [created, classes, points] = await Promise.all([
    monthsWith(months, nextCreatedMonth),
    monthsWith(months, nextClassMonth),
    monthsWith(months, (month) => nextPointsMonth(firstInstant(month))),
  ]);
  return { enrolments: new Set([...created, ...classes]), points };
};

const occupancyOf = async (months: string[]) => {
  const [first = '', last = first] = [months[0], months.at(-1)];
  const dated = await findCoursesIn({ ...instantsOf(last), $gte: firstInstant(first) });
  const limited = await withoutCalledOff(dated.filter(({ capacity }) => capacity !== null));
  const rows = limited.map(({ scheduledDate, capacity, placesTaken }) => ({
    month: scheduledDate && monthOf(scheduledDate),
    places: capacity ?? 0,
    taken: placesTaken,
  }));
  return (month: string) => {
    const ofMonth = rows.filter((row) => row.month === month);
    return {
      courses: ofMonth.length,
      places: ofMonth.reduce((sum, row) => sum + row.places, 0),
      taken: ofMonth.reduce((sum, row) => sum + row.taken, 0),
    };
  };
};

/** An inactive course took place if somebody completed it. */
const withoutCalledOff = async (courses: Course[]) => {
  const hidden = courses.filter(({ isActive }) => !isActive).map(({ id }) => id);
  const counts = hidden.length > 0 ? await countCompleted(hidden) : [];
  const calledOff = new Set(hidden.filter((_, index) => !counts[index]));
  return courses.filter(({ id }) => !calledOff.has(id));
};

export const firstInstant = (month: string) => instantOf(`${month}-01`, '00:00', academy.timeZone);

export const instantsOf = (month: string) => ({
  $gte: firstInstant(month),
  $lt: firstInstant(addToMonth(month, 1)),
});

/** Five use up the rows of a request. */
export const STATS_ROWS = 200;

/** Reads sizes of collections, small index ranges and a stored total. */
export const getStats = operation({
  field: 'Query.adminStats',
  access: staff,
  rows: STATS_ROWS,
  run: async () => {
    const [users, totalCourses, activeCourses, totalEnrolments, totalPoints] = await Promise.all([
      countUsers(),
      countAllCourses(),
      countCourses({ isActive: true }),
      countLiveEnrolments(),
      sumOfBalances(),
    ]);
    return {
      totalUsers: users.total,
      activeUsers: users.active,
      totalCourses,
      activeCourses,
      totalEnrolments,
      totalPoints,
    };
  },
});
