import type { FragmentType } from '@apollo/client';
import { shortDate } from '#domain/date-text.ts';
import { Notice } from '../feedback/notice.tsx';
import { useFragmentData, useFragmentList } from '../queries/use-fragment-data.ts';
import { graphql } from '../../gql/index.ts';
import type { LicenceNotice_EnrolmentFragment } from '../../gql/graphql.ts';
import { scheduledText } from './date-text.ts';

const USER = graphql(`
  fragment LicenceNotice_user on User {
    id
    cluExpiration
  }
`);

const ENROLMENT = graphql(`
  fragment LicenceNotice_enrolment on Enrolment {
    id
    licence
    startsAt
    course {
      id
      name
      cluPolicy
    }
  }
`);

type Enrolment = LicenceNotice_EnrolmentFragment;

/** What the licence will be on the day of a class, and what to do about it; null while it is fine. */
const noticeOf = ({ licence, startsAt, course }: Enrolment, expiration: string | null) => {
  const lesson = startsAt ? `${course.name}, el ${scheduledText(startsAt)}` : course.name;
  if (licence === 'MISSING')
    return `No tenemos los datos de tu CLU. Acércalos a la academia antes de ${lesson}.`;
  if (!expiration) return null;
  const end = shortDate(expiration);
  if (licence === 'EXPIRED')
    return `Tu CLU vence el ${end}, antes de ${lesson}. Renuévala y avisa a la academia.`;
  return licence === 'EXPIRES_30' ? `Tu CLU vence el ${end}. Es buen momento para renovarla.` : null;
};

type LicenceNoticeProps = {
  user: FragmentType<typeof USER>;
  /** The coming ones, the soonest first. */
  enrolments: FragmentType<typeof ENROLMENT>[];
};

/** Tells students in time that their weapons licence will not do for a class that they have booked. */
export const LicenceNotice = ({ user: userRef, enrolments: enrolmentsRef }: LicenceNoticeProps) => {
  const { cluExpiration } = useFragmentData(USER, userRef);
  const enrolments = useFragmentList(ENROLMENT, enrolmentsRef);
  const notices = enrolments
    .filter(({ course }) => course.cluPolicy !== 'OFF')
    .map((enrolment) => noticeOf(enrolment, cluExpiration));
  return <Notice tone="warning">{notices.find(Boolean)}</Notice>;
};
