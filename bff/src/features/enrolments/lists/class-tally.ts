import type { Types } from 'mongoose';
import type { CancellationReason } from '#domain/enrolments/cancellation.ts';
import { classOutcomeOf, type ClassOutcome } from '#domain/enrolments/class-outcome.ts';
import type { EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { EnrolmentModel } from '../enrolment.model.ts';
import { ACTIVE } from '../enrolment.store.ts';

export type TallyRow = {
  month: string;
  courseId: string;
  instructorId: string | null;
  instructorName: string | null;
  outcome: ClassOutcome;
  reason: CancellationReason | null;
  count: number;
};

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

const rowOf = ({ _id: key, count }: Group, hasBegun: boolean): TallyRow => {
  const { month, courseId, status, instructorId = null, instructorName = null } = key;
  const reason = status === 'cancelled' ? (key.reason ?? null) : null;
  const isCalledOff = Boolean(key.calledOff);
  const outcome = classOutcomeOf({ status, hasBegun, reason, isLate: key.isLate === true, isCalledOff });
  return { month, courseId: courseId.toString(), instructorId, instructorName, outcome, reason, count };
};

type Months = { fromMonth: string; toMonth: string };

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
