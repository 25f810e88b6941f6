import type { EnrolmentStatus } from '../../../gql/graphql.ts';
import type { ActionName } from './enrolment-actions.ts';

type Enrolment = { status: EnrolmentStatus; startsAt: string | null };

/** The actions that the rules allow now. The server decides. */
export const permittedActions = ({ status, startsAt }: Enrolment, now = new Date()): ActionName[] => {
  if (status === 'PENDING') return ['confirm', 'assign', 'cancel'];
  if (status !== 'CONFIRMED') return [];
  const hasBegun = startsAt !== null && new Date(startsAt) <= now;
  return hasBegun ? ['complete', 'noShow', 'assign', 'cancel'] : ['complete', 'assign', 'cancel'];
};
