import type { DataSection } from './data-section.ts';
import { accessTokensData } from '../access-tokens/access-token.data.ts';
import { passportLinksData } from '../passports/passport-link.data.ts';
import { calendarLinksData } from '../calendars/calendar-link.data.ts';
import { accountHistoryData, activityData } from '../audit/audit.data.ts';
import { googleAccountsData } from '../auth/google/identity.data.ts';
import { certificatesData } from '../certificates/certificate.data.ts';
import { deletionData } from './deletion.data.ts';
import { enrolmentsData, waitingListData } from '../enrolments/enrolment.data.ts';
import { mailData } from '../mail/mail.data.ts';
import { personNotesData } from '../notes/note.data.ts';
import { pointsData } from '../points/points.data.ts';
import { passwordResetsData } from '../auth/reset/reset.data.ts';
import { invitationsData, invitedByData } from '../referrals/referral.data.ts';
import { secondFactorData } from '../auth/second-factor/second-factor.data.ts';
import { sessionsData } from '../auth/sessions/session.data.ts';
import { withdrawalsData } from '../withdrawals/withdrawal.data.ts';
import { accountData } from '../users/user.data.ts';

export const DATA_SECTIONS: readonly DataSection[] = [
  accountData,
  googleAccountsData,
  secondFactorData,
  sessionsData,
  accessTokensData,
  calendarLinksData,
  passportLinksData,
  passwordResetsData,
  deletionData,
  enrolmentsData,
  certificatesData,
  waitingListData,
  personNotesData,
  withdrawalsData,
  mailData,
  pointsData,
  invitationsData,
  invitedByData,
  activityData,
  accountHistoryData,
];
