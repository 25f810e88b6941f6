import { attendanceOf, hasBegun as hasBegunBy } from '#domain/enrolments/attendance.ts';
import { enrolmentStatuses } from '../../../components/records/enums.ts';
import type { EnrolmentStatus } from '../../../gql/graphql.ts';
import { cancellationReasons } from './enrolment-label.ts';
import type { ActionName } from './enrolment-actions.ts';
import type { StaffEnrolment } from './dialogs/staff-enrolment.query.ts';

type Enrolment = { status: EnrolmentStatus; startsAt: string | null };

export const hasBegun = ({ startsAt }: Pick<Enrolment, 'startsAt'>, now = new Date()) =>
  hasBegunBy(startsAt === null ? null : new Date(startsAt), now);

/** Before its end a class is completed with a reason, and a student who has come is marked present. */
export const isEarly = ({ completableFrom }: { completableFrom: string | null }, now = new Date()) =>
  completableFrom !== null && now < new Date(completableFrom);

/** The actions that the rules allow now. The server decides. */
export const permittedActions = (
  { status, startsAt }: Enrolment,
  now = new Date(),
): (ActionName | 'move')[] => {
  if (status === 'COMPLETED') return ['certify'];
  if (status !== 'PENDING' && status !== 'CONFIRMED') return [];
  const begun = hasBegun({ startsAt }, now);
  const attendance: ActionName[] = begun ? ['complete', 'noShow'] : [];
  if (status === 'PENDING') return ['confirm', ...attendance, 'move', 'assign', 'cancel'];
  return [...(begun ? attendance : ['complete' as const]), 'move', 'assign', 'cancel'];
};

/** The recorded attendance, which staff may correct; null without one. */
export const correctableOutcome = ({ status, cancellation }: StaffEnrolment) => {
  const recorded = attendanceOf({
    status: enrolmentStatuses[status].value,
    cancellation: cancellation && { reason: cancellationReasons[cancellation.reason].value },
  });
  return recorded === 'confirmed' ? null : recorded;
};
