import type { PipelineStage } from 'mongoose';
import { ENROLMENT_STATUSES, type EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { counterByCourse } from './count-by-course.ts';
import { EnrolmentModel } from '../enrolment.model.ts';

const BOOKED: EnrolmentStatus[] = ['confirmed', 'completed'];

const countByStatus = async (createdMonth: string) => {
  const counts = await Promise.all(
    ENROLMENT_STATUSES.map((status) => EnrolmentModel.countDocuments({ createdMonth, status })),
  );
  return Object.fromEntries(
    ENROLMENT_STATUSES.map((status, index) => [status, counts[index] ?? 0]),
  ) as Record<EnrolmentStatus, number>;
};

const sumIncome = async (classMonth: string) => {
  const [row] = await EnrolmentModel.aggregate<{ total: number }>([
    { $match: { classMonth, status: { $in: BOOKED } } },
    { $group: { _id: 1, total: { $sum: '$priceCentavos' } } },
  ]);
  return row?.total ?? 0;
};

const sumArmed = async (classMonth: string, ...stages: PipelineStage[]) => {
  const rows = await EnrolmentModel.aggregate<{ _id: string; total: number }>([
    { $match: { courseType: 'Personalizado', classMonth, status: { $in: BOOKED } } },
    { $match: { 'personalised.hasWeaponAmmo': false } },
    ...stages,
  ]);
  return new Map(rows.map(({ _id, total }) => [_id, total]));
};

/** Totals of a month. Each command reads one month only. */
export const totalsOfMonth = async (month: string) => ({
  enrolments: await countByStatus(month),
  incomeCentavos: await sumIncome(month),
  classesByWeapon: await sumArmed(
    month,
    { $unwind: '$personalised.weapons' },
    { $group: { _id: '$personalised.weapons', total: { $sum: 1 } } },
  ),
  boxesByCaliber: await sumArmed(
    month,
    { $unwind: '$personalised.ammoBoxes' },
    {
      $group: { _id: '$personalised.ammoBoxes.caliber', total: { $sum: '$personalised.ammoBoxes.quantity' } },
    },
  ),
});

type Totals = Awaited<ReturnType<typeof totalsOfMonth>>;

export const NO_TOTALS: Totals = {
  enrolments: { pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
  incomeCentavos: 0,
  classesByWeapon: new Map(),
  boxesByCaliber: new Map(),
};

const nextMonth = (field: 'createdMonth' | 'classMonth') => async (from: string) => {
  const found = await EnrolmentModel.findOne({ [field]: { $gte: from } })
    .sort({ [field]: 1 })
    .select(`${field} -_id`)
    .lean();
  return found?.[field] ?? null;
};

export const nextCreatedMonth = nextMonth('createdMonth');

export const nextClassMonth = nextMonth('classMonth');

export const countCompleted = counterByCourse(EnrolmentModel, { status: 'completed' });
