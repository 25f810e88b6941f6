import type { EnrolmentStatus } from '../../../gql/graphql.ts';
import type { ActionName } from './enrolment-actions.ts';

type Enrolment = { status: EnrolmentStatus; startsAt: string | null };

/** The actions that the rules allow now. The server decides. */
export const permittedActions = ({ status, startsAt }: Enrolment, now = new Date()): ActionName[] => {
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  if (isOver) return [];
  const hasBegun = startsAt !== null && new Date(startsAt) <= now;
  const attendance: ActionName[] = hasBegun ? ['complete', 'noShow'] : [];
  if (status === 'PENDING') return ['confirm', ...attendance, 'assign', 'cancel'];
  return hasBegun ? [...attendance, 'assign', 'cancel'] : ['complete', 'assign', 'cancel'];
};
