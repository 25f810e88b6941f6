import { academy } from '#domain/academy.ts';
import { CALL_OFF_LABELS } from '#domain/courses/call-off.ts';
import { longDay } from '#domain/dates/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type {
  CallOffReason,
  CancellationReason,
  CancelledText_EnrolmentFragment,
} from '../../gql/graphql.ts';
import { enumTable } from './enums.ts';

graphql(`
  fragment CancelledText_enrolment on Enrolment {
    id
    status
    cancellation {
      reason
      at
    }
    course {
      id
      callOff {
        at
        reason
        note
      }
    }
  }
`);

export const callOffReasons = enumTable(CALL_OFF_LABELS);

/** What a student reads; null where the student cancelled. Notes of staff about a cancellation are not for students. */
const CAUSES: Record<CancellationReason, string | null> = {
  STUDENT: null,
  ACADEMY: 'Cancelada por la academia',
  NO_SHOW: 'Registrada como ausencia',
  CLU: 'Cancelada por la academia, sin licencia (CLU) vigente',
  OFFER_LAPSED: 'El lugar ofrecido no se aceptó a tiempo',
  UNPAID: 'Liberada porque no se pagó la seña a tiempo',
  OTHER: 'Cancelada por la academia, por otro motivo',
};

/** For students: that the academy called a course off, why, and its note. */
export const calledOffText = ({ reason, note }: { reason: CallOffReason; note: string | null }) =>
  [`Suspendido por la academia: ${callOffReasons[reason].label.toLowerCase()}`, note]
    .filter(Boolean)
    .join('. ');

export const isByAcademy = ({ status, cancellation }: CancelledText_EnrolmentFragment) =>
  status === 'CANCELLED' && cancellation !== null && CAUSES[cancellation.reason] !== null;

/** Who cancelled a class, when and why. */
export const cancelledText = ({ cancellation, course: { callOff } }: CancelledText_EnrolmentFragment) => {
  if (!cancellation) return '';
  if (callOff && cancellation.at === callOff.at) return calledOffText(callOff);
  return `${CAUSES[cancellation.reason] ?? 'Cancelada por ti'} el ${longDay(new Date(cancellation.at), academy.timeZone)}`;
};
