import type { EnrolmentStatus as StatusName } from '#domain/enrolments/enrolment.status.ts';
import type { EnrolmentStatus } from '../../gql/graphql.ts';

/** The contract's status under the name that the rules give it. */
export const statusNames: Record<EnrolmentStatus, StatusName> = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
};
