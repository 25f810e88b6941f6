import type { PipelineStage, Types } from 'mongoose';
import type { CancellationReason } from '#domain/enrolments/cancellation.ts';
import { classOutcomeOf, type ClassOutcome } from '#domain/enrolments/class-outcome.ts';
import { ENROLMENT_STATUSES, type EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { NO_CENTAVOS, type Centavos } from '#domain/money/centavos.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { ACTIVE } from './enrolment.store.ts';
import { counterByCourse } from './enrolment.places.ts';

const BOOKED: EnrolmentStatus[] = ['confirmed', 'completed'];

/** Totals of a month. Each command reads one month only. */
export const totalsOfMonth = async (month: string) => ({
  enrolments: await countByStatus(month),
  incomeCentavos: await sumBookedIncome(month),
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

const countByStatus = async (createdMonth: string) => {
  const counts = await Promise.all(
    ENROLMENT_STATUSES.map((status) => EnrolmentModel.countDocuments({ createdMonth, status })),
  );
  return Object.fromEntries(
    ENROLMENT_STATUSES.map((status, index) => [status, counts[index] ?? 0]),
  ) as Record<EnrolmentStatus, number>;
};

export const sumBookedIncome = async (classMonth: string) => {
  const [row] = await EnrolmentModel.aggregate<{ total: Centavos }>([
    { $match: { classMonth, status: { $in: BOOKED } } },
    { $group: { _id: 1, total: { $sum: '$priceCentavos' } } },
  ]);
  return row?.total ?? NO_CENTAVOS;
};

const sumArmed = async (classMonth: string, ...stages: PipelineStage[]) => {
  const rows = await EnrolmentModel.aggregate<{ _id: string; total: number }>([
    { $match: { courseType: 'Personalizado', classMonth, status: { $in: BOOKED } } },
    { $match: { 'personalised.hasWeaponAmmo': false } },
    ...stages,
  ]);
  return new Map(rows.map(({ _id, total }) => [_id, total]));
};

type Totals = Awaited<ReturnType<typeof totalsOfMonth>>;

export const NO_TOTALS: Totals = {
  enrolments: { pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
  incomeCentavos: NO_CENTAVOS,
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

export type TallyRow = {
  month: string;
  courseId: string;
  instructorId: string | null;
  instructorName: string | null;
  outcome: ClassOutcome;
  reason: CancellationReason | null;
  count: number;
};

type Months = { fromMonth: string; toMonth: string };

type Group = {
  _id: {
    month: string;
    courseId: Types.ObjectId;
    instructorId?: string | null;
    instructorName?: string | null;
    status: EnrolmentStatus;
    reason?: CancellationReason | null;
    isLate?: boolean | null;
    calledOff?: EnrolmentStatus | null;
  };
  count: number;
};

const GROUP = {
  _id: {
    month: '$classMonth',
    courseId: '$courseId',
    instructorId: '$instructorId',
    instructorName: '$instructorName',
    status: '$status',
    reason: '$cancellation.reason',
    isLate: '$cancellation.isLate',
    calledOff: '$calledOff.status',
  },
  count: { $sum: 1 },
};

export const tallyClasses = async ({ fromMonth, toMonth }: Months, now: Date): Promise<TallyRow[]> => {
  const classMonth = { $gte: fromMonth, $lte: toMonth };
  const tally = async (filter: object, hasBegun: boolean) => {
    const groups = await EnrolmentModel.aggregate<Group>([
      { $match: { classMonth, ...filter } },
      { $group: GROUP },
    ]);
    return groups.map((group) => rowOf(group, hasBegun));
  };
  // In sequence, to limit the load of the database.
  return [
    ...(await tally({ status: { $in: ['completed', 'cancelled'] } }, true)),
    ...(await tally({ status: { $in: ACTIVE }, startsAt: { $lte: now } }, true)),
    ...(await tally({ status: { $in: ACTIVE }, startsAt: { $gt: now } }, false)),
  ];
};

const rowOf = ({ _id: key, count }: Group, hasBegun: boolean): TallyRow => {
  const { month, courseId, status, instructorId = null, instructorName = null } = key;
  const reason = status === 'cancelled' ? (key.reason ?? null) : null;
  const isCalledOff = Boolean(key.calledOff);
  const outcome = classOutcomeOf({ status, hasBegun, reason, isLate: key.isLate === true, isCalledOff });
  return { month, courseId: courseId.toString(), instructorId, instructorName, outcome, reason, count };
};
