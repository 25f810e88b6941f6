import { auditAccess } from './access/audit.ts';
import { authAccess } from './access/auth.ts';
import { passportAccess } from './access/passports.ts';
import { calendarAccess } from './access/calendars.ts';
import { courseAccess } from './access/courses.ts';
import { enrolmentAccess } from './access/enrolments.ts';
import { planningAccess } from './access/planning.ts';
import { firearmAccess } from './access/firearms.ts';
import { moneyAccess } from './access/money.ts';
import { pointAccess } from './access/points.ts';
import { certificateAccess } from './access/certificates.ts';
import { privacyAccess } from './access/privacy.ts';
import { redemptionAccess } from './access/redemptions.ts';
import { scheduleAccess } from './access/schedule.ts';
import { serviceAccountAccess } from './access/service-accounts.ts';
import type { AccessRows } from './access/roles.ts';
import { userAccess } from './access/users.ts';
import { webhookAccess } from './access/webhooks.ts';

/** Who may do what: every operation by its GraphQL field. 200 means success of any kind. */
export const ACCESS_TABLE: AccessRows = {
  ...auditAccess,
  ...authAccess,
  ...calendarAccess,
  ...passportAccess,
  ...courseAccess,
  ...enrolmentAccess,
  ...planningAccess,
  ...moneyAccess,
  ...firearmAccess,
  ...pointAccess,
  ...certificateAccess,
  ...privacyAccess,
  ...redemptionAccess,
  ...scheduleAccess,
  ...serviceAccountAccess,
  ...userAccess,
  ...webhookAccess,
};

/** What is about courses, classes, money, points and weapons: whose account is whose stays as it is. */
const ACADEMY_ROWS = [
  courseAccess,
  enrolmentAccess,
  planningAccess,
  moneyAccess,
  firearmAccess,
  pointAccess,
  certificateAccess,
  redemptionAccess,
  scheduleAccess,
];

export const isOfTheAcademy = (name: string) => ACADEMY_ROWS.some((rows) => name in rows);

/** What moves money or points. */
export const movesMoney = (name: string) =>
  [moneyAccess, pointAccess, redemptionAccess].some((rows) => name in rows);
