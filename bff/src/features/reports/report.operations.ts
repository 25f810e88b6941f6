import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates.ts';
import type { EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { toPesos } from '#domain/money.ts';
import { monthOf, monthsBetween } from '#domain/months.ts';
import { MAX_MONTHS, monthRangeSchema } from '#domain/planning.schema.ts';
import { CALIBERS, WEAPONS } from '#domain/weapons/weapon.catalogue.ts';
import { admin } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { findCoursesIn } from '../courses/course.store.ts';
import { totalsOfMonth } from '../enrolments/lists/enrolment.totals.ts';
import { placesTakenLoader } from '../enrolments/places-taken.ts';
import { sumPoints, type PointsOfMonth } from '../points/ledger-months.ts';

export type MonthReport = {
  /** `YYYY-MM` of the academy's calendar. */
  month: string;
  enrolments: Record<EnrolmentStatus, number>;
  /** Pesos of the confirmed and completed classes of the month. */
  bookedIncome: number;
  occupancy: { courses: number; places: number; taken: number };
  points: PointsOfMonth;
  weapons: { id: string; label: string; classes: number }[];
  calibers: { caliber: string; boxes: number }[];
};

/** Sums of whole months. */
export const REPORT_ROWS = 400;

export const getReports = operation({
  access: admin,
  rows: REPORT_ROWS,
  input: monthRangeSchema,
  run: async ({ ctx, input: { fromMonth, toMonth } }): Promise<MonthReport[]> => {
    requirePlannable(ctx, { fromMonth, toMonth });
    const months = monthsBetween(fromMonth, toMonth, MAX_MONTHS);
    const occupancy = await occupancyOf(ctx, months);
    const reports: MonthReport[] = [];
    // One after another: a database that answers others meanwhile.
    for (const month of months) {
      const totals = await totalsOfMonth(month);
      reports.push({
        month,
        enrolments: totals.enrolments,
        bookedIncome: toPesos(totals.incomeCentavos),
        occupancy: occupancy(month),
        points: await sumPoints(instantsOf(month)),
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

const firstInstant = (month: string) => instantOf(`${month}-01`, '00:00', academy.timeZone);

const instantsOf = (month: string) => {
  const [, following = month] = monthsBetween(month, '9999-12', 1);
  return { $gte: firstInstant(month), $lt: firstInstant(following) };
};

/** Places of the group courses that have a limit, by the month of their date. */
const occupancyOf = async (ctx: Ctx, months: string[]) => {
  const [first = '', last = first] = [months[0], months.at(-1)];
  const dated = await findCoursesIn({ ...instantsOf(last), $gte: firstInstant(first) });
  const limited = dated.filter(({ capacity }) => capacity !== null);
  const taken = await placesTakenLoader(ctx).loadMany(limited.map(({ id }) => id));
  const rows = limited.map(({ scheduledDate, capacity }, index) => ({
    month: scheduledDate && monthOf(scheduledDate),
    places: capacity ?? 0,
    taken: Number(taken[index] ?? 0),
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
