import { shortDate } from '#domain/dates/date-text.ts';
import { Notice } from '../feedback/notice.tsx';
import { graphql } from '../../gql/index.ts';
import type { LicenceNotice_EnrolmentFragment, LicenceNotice_UserFragment } from '../../gql/graphql.ts';
import { scheduledText } from './date-text.ts';

graphql(`
  fragment LicenceNotice_user on User {
    id
    cluExpiration
  }
`);

graphql(`
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
  user: LicenceNotice_UserFragment;
  /** Coming classes, soonest first. */
  enrolments: LicenceNotice_EnrolmentFragment[];
};

/** Warns students whose weapons licence will not be valid for a booked class. */
export const LicenceNotice = ({ user: { cluExpiration }, enrolments }: LicenceNoticeProps) => {
  const notices = enrolments
    .filter(({ course }) => course.cluPolicy !== 'OFF')
    .map((enrolment) => noticeOf(enrolment, cluExpiration));
  return <Notice tone="warning">{notices.find(Boolean)}</Notice>;
};
