import { Notice } from '../feedback/notice.tsx';
import { graphql } from '../../gql/index.ts';
import type { CalledOffNotice_EnrolmentFragment } from '../../gql/graphql.ts';
import { scheduledText } from '../records/date-text.ts';

graphql(`
  fragment CalledOffNotice_enrolment on Enrolment {
    id
    status
    startsAt
    cancellation {
      reason
      at
    }
    course {
      id
      name
      callOff {
        at
        note
      }
    }
  }
`);

/** A week after the date of the course. */
const SHOWN_MS = 7 * 86_400_000;

/** Shows students which of their courses the academy called off, until some days after the date. */
export const CalledOffNotice = ({ enrolments }: { enrolments: CalledOffNotice_EnrolmentFragment[] }) => {
  const since = new Date(new Date().getTime() - SHOWN_MS);
  const lines = enrolments.flatMap(({ status, startsAt, cancellation, course: { name, callOff } }) => {
    const isByCallOff = status === 'CANCELLED' && callOff && cancellation?.at === callOff.at;
    if (!isByCallOff || (startsAt && new Date(startsAt) < since)) return [];
    return [`${name}${startsAt ? `, ${scheduledText(startsAt)}` : ''}. ${calledOffText(callOff)}`];
  });
  return <Notice tone="warning">{[...new Set(lines)].join('\n')}</Notice>;
};

/** For students: that the academy called a course off, and its note. */
export const calledOffText = ({ note }: { note: string | null }) =>
  ['Suspendido por la academia', note].filter(Boolean).join(': ');
