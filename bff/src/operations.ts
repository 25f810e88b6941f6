import * as accessToken from './features/access-tokens/access-token.operations.ts';
import * as audit from './features/audit/audit.operations.ts';
import * as auth from './features/auth/auth.operations.ts';
import * as confirmIdentity from './features/auth/confirm-identity.operations.ts';
import * as google from './features/auth/google/google.operations.ts';
import * as password from './features/auth/password.operations.ts';
import * as reset from './features/auth/reset.operations.ts';
import * as secondFactor from './features/auth/second-factor/second-factor.operations.ts';
import * as session from './features/auth/sessions/session.operations.ts';
import * as userAccess from './features/auth/user-access.operations.ts';
import * as passport from './features/passports/passport.operations.ts';
import * as calendar from './features/calendars/calendar.operations.ts';
import * as certificate from './features/certificates/certificate.operations.ts';
import * as callOff from './features/enrolments/call-off/call-off.operations.ts';
import * as series from './features/courses/series.operations.ts';
import * as courseChanges from './features/courses/course-changes.operations.ts';
import * as course from './features/courses/course.operations.ts';
import * as correctAttendance from './features/enrolments/attendance.operations.ts';
import * as enrolStudent from './features/enrolments/enrol-student.operations.ts';
import * as enrol from './features/enrolments/enrol.operations.ts';
import * as enrolment from './features/enrolments/enrolment.operations.ts';
import * as transfer from './features/enrolments/transfer.operations.ts';
import * as enrolmentInbox from './features/enrolments/lists/enrolment.lists.ts';
import * as enrolmentStaff from './features/enrolments/enrolment.staff.operations.ts';
import * as waiting from './features/enrolments/waiting/waiting.operations.ts';
import * as health from './features/health/health.operations.ts';
import * as ammunition from './features/firearms/ammunition.operations.ts';
import * as ammunitionSheet from './features/firearms/ammunition-sheet.operations.ts';
import * as firearm from './features/firearms/firearm.operations.ts';
import * as firearmBook from './features/firearms/book.operations.ts';
import * as dayClosing from './features/firearms/day-closing.operations.ts';
import * as rangeDay from './features/firearms/range-day.operations.ts';
import * as rangeReport from './features/firearms/range-report.operations.ts';
import * as entryCode from './features/firearms/entry-code.operations.ts';
import * as ownWeapon from './features/firearms/own-weapon.operations.ts';
import * as firearmHandOut from './features/firearms/hand-out.operations.ts';
import * as imports from './features/imports/import.operations.ts';
import * as instructor from './features/instructors/instructor.operations.ts';
import * as mail from './features/mail/mail.operations.ts';
import * as mailPreferences from './features/mail/mail.preferences.ts';
import * as money from './features/money/money.operations.ts';
import * as moneyAccounts from './features/money/money-account.ts';
import * as moneyRules from './features/money/money-rules.ts';
import * as moneyReceipts from './features/money/receipt.operations.ts';
import * as till from './features/money/till.operations.ts';
import * as note from './features/notes/note.operations.ts';
import * as invitation from './features/instructors/invitation.operations.ts';
import * as teaching from './features/enrolments/teaching.operations.ts';
import * as agenda from './features/planning/agenda.operations.ts';
import * as courseMove from './features/planning/course-move.operations.ts';
import * as armoury from './features/firearms/armoury.operations.ts';
import * as points from './features/points/points.operations.ts';
import * as redemption from './features/points/redemption.operations.ts';
import * as deletion from './features/privacy/deletion.operations.ts';
import * as myData from './features/privacy/my-data.operations.ts';
import * as referral from './features/referrals/referral.operations.ts';
import * as classReport from './features/reports/class-report.operations.ts';
import * as moneyReport from './features/reports/money-report.operations.ts';
import * as report from './features/reports/report.operations.ts';
import * as availability from './features/availability/availability.operations.ts';
import * as schedule from './features/schedule/schedule.operations.ts';
import * as serviceAccount from './features/service-accounts/service-account.operations.ts';
import * as account from './features/users/account.operations.ts';
import * as emailChange from './features/users/security/email-change.operations.ts';
import * as user from './features/users/user.operations.ts';
import * as withdrawal from './features/withdrawals/withdrawal.operations.ts';
import * as webhook from './features/webhooks/webhook.operations.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { availabilityRoutes } from './features/availability/availability.routes.ts';
import { courseRoutes } from './features/courses/course.routes.ts';
import { enrolmentRoutes } from './features/enrolments/enrolment.routes.ts';
import { exportRoutes } from './features/exports/export.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { ammunitionSheetRoutes } from './features/firearms/ammunition-sheet.routes.ts';
import { bookRoutes } from './features/firearms/book.routes.ts';
import { moneyRoutes } from './features/money/money.routes.ts';
import { pointsRoutes } from './features/points/points.routes.ts';
import { referralRoutes } from './features/referrals/referral.routes.ts';
import { userRoutes } from './features/exports/user.routes.ts';
import type { Operation } from './operation/operation.ts';
import type { RootOperations } from './graphql/root-fields.ts';
import type { TaggedRoute } from './rest/route.ts';

const modules: object[] = [
  accessToken,
  audit,
  auth,
  confirmIdentity,
  google,
  password,
  reset,
  secondFactor,
  session,
  userAccess,
  calendar,
  passport,
  certificate,
  callOff,
  courseChanges,
  series,
  course,
  correctAttendance,
  enrolStudent,
  enrol,
  enrolment,
  transfer,
  enrolmentInbox,
  waiting,
  enrolmentStaff,
  health,
  imports,
  ammunition,
  ammunitionSheet,
  firearm,
  firearmHandOut,
  rangeReport,
  ownWeapon,
  rangeDay,
  entryCode,
  firearmBook,
  dayClosing,
  instructor,
  mail,
  mailPreferences,
  money,
  moneyAccounts,
  moneyRules,
  moneyReceipts,
  till,
  note,
  invitation,
  teaching,
  agenda,
  courseMove,
  armoury,
  points,
  redemption,
  deletion,
  myData,
  referral,
  classReport,
  moneyReport,
  report,
  availability,
  schedule,
  serviceAccount,
  account,
  emailChange,
  user,
  withdrawal,
  webhook,
];

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'function' && 'declared' in value;

const operationsByField = (): RootOperations => {
  const fields: RootOperations = { Query: {}, Mutation: {} };
  for (const operation of modules.flatMap((module) => Object.values(module)).filter(isOperation)) {
    const [type, name] = operation.declared.field?.split('.') ?? [];
    if (!name) continue;
    const root = fields[type === 'Query' ? 'Query' : 'Mutation'];
    if (root[name]) throw new Error(`two operations have the field ${operation.declared.field}: rename one`);
    root[name] = operation;
  }
  return fields;
};

export const operations = operationsByField();

/** Every REST call; enrolments come before `/api/courses/:id`. */
export const restRoutes: TaggedRoute[] = [
  ...healthRoutes,
  ...authRoutes,
  ...enrolmentRoutes,
  ...courseRoutes,
  ...availabilityRoutes,
  ...pointsRoutes,
  ...referralRoutes,
  ...moneyRoutes,
  ...ammunitionSheetRoutes,
  ...bookRoutes,
  ...userRoutes,
  ...exportRoutes,
];
