import type { PipelineStage } from 'mongoose';
import type { EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { EnrolmentModel } from './enrolment.model.ts';

/** Months `YYYY-MM`, both included. */
export type MonthRange = { $gte: string; $lte: string };

/** What will take place or has. */
const BOOKED: EnrolmentStatus[] = ['confirmed', 'completed'];

type Row = { _id: { month: string; of?: string }; total: number };

/** Totals by `<month>` or `<month> <what they are of>`. */
const totals = async (...stages: PipelineStage[]) => {
  const rows = await EnrolmentModel.aggregate<Row>(stages);
  return new Map(
    rows.map(({ _id: { month, of }, total }) => [of === undefined ? month : `${month} ${of}`, total]),
  );
};

/** Enrolments by the month in which they were made. */
export const countByStatus = (createdMonth: MonthRange) =>
  totals(
    { $match: { createdMonth } },
    { $group: { _id: { month: '$createdMonth', of: '$status' }, total: { $sum: 1 } } },
  );

const booked = (classMonth: MonthRange) => ({ classMonth, status: { $in: BOOKED } });
/** Only these take weapons and boxes of the academy. */
const armed = (classMonth: MonthRange) => ({ ...booked(classMonth), 'personalised.hasWeaponAmmo': false });

/** Centavos by the month of the class; a class without a date counts in none. */
export const sumIncome = (classMonth: MonthRange) =>
  totals(
    { $match: booked(classMonth) },
    { $group: { _id: { month: '$classMonth' }, total: { $sum: '$priceCentavos' } } },
  );

/** Classes by month and weapon. */
export const sumWeapons = (classMonth: MonthRange) =>
  totals(
    { $match: armed(classMonth) },
    { $unwind: '$personalised.weapons' },
    { $group: { _id: { month: '$classMonth', of: '$personalised.weapons' }, total: { $sum: 1 } } },
  );

/** Boxes by month and caliber. */
export const sumBoxes = (classMonth: MonthRange) =>
  totals(
    { $match: armed(classMonth) },
    { $unwind: '$personalised.ammoBoxes' },
    {
      $group: {
        _id: { month: '$classMonth', of: '$personalised.ammoBoxes.caliber' },
        total: { $sum: '$personalised.ammoBoxes.quantity' },
      },
    },
  );
