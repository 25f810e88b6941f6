import type { FragmentType } from '@apollo/client';
import { shortDate } from '#domain/dates/date-text.ts';
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

/** The licence warning for a class; null if the licence will be valid. */
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
  /** Coming classes, soonest first. */
  enrolments: FragmentType<typeof ENROLMENT>[];
};

/** Warns students whose weapons licence will not be valid for a booked class. */
export const LicenceNotice = ({ user: userRef, enrolments: enrolmentsRef }: LicenceNoticeProps) => {
  const { cluExpiration } = useFragmentData(USER, userRef);
  const enrolments = useFragmentList(ENROLMENT, enrolmentsRef);
  const notices = enrolments
    .filter(({ course }) => course.cluPolicy !== 'OFF')
    .map((enrolment) => noticeOf(enrolment, cluExpiration));
  return <Notice tone="warning">{notices.find(Boolean)}</Notice>;
};
