import type { Role, StaffRole } from '../academy.ts';

const ADMINS: readonly StaffRole[] = [];
const DESK: readonly StaffRole[] = ['desk'];
const INSTRUCTORS: readonly StaffRole[] = ['instructor'];
const TEACHING: readonly StaffRole[] = ['desk', 'instructor'];
/** Whoever hands out weapons. */
const KEEPERS: readonly StaffRole[] = ['desk', 'armourer'];
const ALL_STAFF: readonly StaffRole[] = ['desk', 'instructor', 'armourer'];

/**
 * Every operation of staff, by its GraphQL field, and the staff roles that may call it. Admins may call all of them.
 * The server's guard `staff` and the screens of Gestión read this table. See docs/roles.md.
 */
export const STAFF_ACCESS = {
  'Query.release': ALL_STAFF,

  'Query.adminCourses': DESK,
  'Mutation.createCourse': DESK,
  'Mutation.duplicateCourse': DESK,
  'Mutation.updateCourse': DESK,
  'Mutation.deactivateCourse': DESK,
  'Mutation.callOffCourse': DESK,
  'Mutation.undoCallOff': DESK,
  'Query.courseContacts': DESK,
  'Query.courseMove': DESK,
  'Query.courseSeries': DESK,
  'Mutation.repeatCourse': DESK,
  'Mutation.updateCourses': DESK,

  'Query.classReport': DESK,
  'Query.agenda': DESK,
  'Query.armoury': DESK,
  'Query.enrolments': DESK,
  'Query.roster': DESK,
  'Query.waitingList': DESK,
  'Mutation.confirmEnrolments': DESK,
  'Mutation.takeBackEnrolments': DESK,
  'Mutation.completeEnrolments': DESK,
  'Mutation.cancelEnrolments': DESK,
  'Mutation.markNoShows': DESK,
  'Mutation.assignInstructor': DESK,
  'Mutation.enrolStudent': DESK,
  'Query.transferTargets': DESK,
  'Mutation.transferEnrolment': DESK,
  'Mutation.correctAttendance': DESK,
  'Query.endedWaiting': DESK,
  'Query.heldPlaces': DESK,
  'Mutation.addToWaitingList': DESK,
  'Mutation.removeFromWaitingList': DESK,
  'Mutation.moveToFrontOfWaitingList': DESK,
  'Mutation.releasePlaces': DESK,

  'Query.certificates': DESK,
  'Mutation.issueCertificates': DESK,
  'Mutation.reissueCertificate': DESK,
  'Mutation.revokeCertificate': ADMINS,

  'Query.instructors': DESK,
  'Query.instructor': DESK,
  'Mutation.createInstructor': DESK,
  'Mutation.updateInstructor': DESK,
  'Mutation.inviteInstructor': ADMINS,

  'Query.schedule': DESK,
  'Mutation.updateSchedule': ADMINS,
  'Mutation.addHoursException': DESK,
  'Mutation.removeHoursException': DESK,

  'Query.users': DESK,
  'Query.user': DESK,
  'Query.userTransactions': DESK,
  'Mutation.createPerson': DESK,
  'Query.mayCreatePasswordReset': DESK,
  /** Desk: a first password of a student. */
  'Mutation.createPasswordReset': DESK,
  /** Desk: not of staff, and neither role nor staffRole. */
  'Mutation.updateUser': DESK,
  /** Desk: not of staff. */
  'Mutation.resendEmailChange': DESK,
  'Mutation.withdrawEmailChange': DESK,
  'Mutation.finishEmailChange': ADMINS,
  'Query.personNotes': DESK,
  'Mutation.addPersonNote': DESK,
  'Mutation.removePersonNote': DESK,
  /** Instructors: of their own classes. */
  'Query.classNotes': TEACHING,
  'Mutation.addClassNote': TEACHING,
  'Mutation.removeClassNote': TEACHING,
  'Query.mailMessages': DESK,
  'Query.mailMessage': DESK,
  'Mutation.resendMail': DESK,
  'Mutation.resendFailedMail': DESK,
  'Query.redemptions': DESK,
  'Mutation.handOutRedemption': DESK,
  'Mutation.adjustPoints': ADMINS,

  'Query.moneyRules': DESK,
  'Mutation.updateMoneyRules': ADMINS,
  'Query.moneyAccount': DESK,
  'Query.moneyEntries': DESK,
  'Query.moneyDebts': DESK,
  'Mutation.recordPayment': DESK,
  'Mutation.setPaymentInvoice': DESK,
  'Mutation.mailReceipt': DESK,
  /** Desk: up to the limit of the rules. */
  'Mutation.refundPayment': DESK,
  'Mutation.refundPaymentAboveLimit': ADMINS,
  /** Who took the payment. */
  'Mutation.undoPayment': DESK,
  'Mutation.adjustMoneyAccount': ADMINS,
  'Query.tillSessions': DESK,
  'Mutation.openTill': DESK,
  'Mutation.closeTill': DESK,
  'Mutation.handOverTill': DESK,
  'Mutation.recordCashMovement': DESK,

  'Query.firearms': KEEPERS,
  'Mutation.createFirearm': DESK,
  'Mutation.importFirearms': DESK,
  'Mutation.updateFirearm': KEEPERS,
  'Mutation.correctFirearm': ADMINS,
  'Query.firearmHandOuts': KEEPERS,
  'Query.firearmBook': KEEPERS,
  'Mutation.handOutFirearm': KEEPERS,
  'Mutation.takeBackFirearm': KEEPERS,
  'Mutation.annulHandOut': KEEPERS,
  'Mutation.correctHandOut': KEEPERS,
  'Mutation.recordOwnWeapon': KEEPERS,
  'Mutation.releaseOwnWeapon': KEEPERS,
  'Query.ammunition': KEEPERS,
  'Query.ammunitionEntries': KEEPERS,
  'Mutation.recordAmmunition': KEEPERS,
  'Query.ammunitionSheets': KEEPERS,
  'Query.nextAmmunitionSheet': KEEPERS,
  'Mutation.issueAmmunitionSheet': KEEPERS,
  /** Instructors: of their own classes. */
  'Query.rangeDay': ALL_STAFF,
  'Query.rangeReports': KEEPERS,
  'Mutation.decideRangeReport': KEEPERS,
  'Query.dayClosings': KEEPERS,
  'Mutation.closeDay': KEEPERS,
  'Query.courseKit': KEEPERS,
  'Mutation.setCourseKit': DESK,

  /** Admins, too, if their account is that of an instructor. */
  'Query.myClasses': INSTRUCTORS,
  'Mutation.recordAttendance': INSTRUCTORS,
  /** Instructors: of their own classes. */
  'Mutation.markArrivals': TEACHING,

  'Query.allUsers': ADMINS,
  'Query.adminStats': ADMINS,
  'Query.reports': ADMINS,
  'Query.moneyReport': ADMINS,
  'Query.auditTrail': ADMINS,
  'Mutation.importUsers': ADMINS,
  'Query.withdrawals': ADMINS,
  'Mutation.settleWithdrawal': ADMINS,
  'Mutation.settleDeletion': ADMINS,
  'Query.userSessions': ADMINS,
  'Query.userAccessTokens': ADMINS,
  'Query.userCalendarLinks': ADMINS,
  'Mutation.endUserSession': ADMINS,
  'Mutation.revokeUserAccessToken': ADMINS,
  'Mutation.revokeUserCalendarLink': ADMINS,
  'Mutation.endUserAccess': ADMINS,
  'Query.userSecondFactor': ADMINS,
  'Mutation.requestSecondFactorLoss': ADMINS,
  'Mutation.cancelSecondFactorLoss': ADMINS,

  'Query.serviceAccounts': ADMINS,
  'Mutation.createServiceAccount': ADMINS,
  'Mutation.updateServiceAccount': ADMINS,
  'Mutation.rotateServiceAccount': ADMINS,
  'Mutation.endServiceAccount': ADMINS,
  'Query.webhookEndpoints': ADMINS,
  'Query.webhookDeliveries': ADMINS,
  'Mutation.createWebhookEndpoint': ADMINS,
  'Mutation.updateWebhookEndpoint': ADMINS,
  'Mutation.deleteWebhookEndpoint': ADMINS,
  'Mutation.rotateWebhookSecret': ADMINS,
  'Mutation.sendTestEvent': ADMINS,
  'Mutation.redeliver': ADMINS,
  'Mutation.redeliverMatching': ADMINS,

  // Others may call these too; the roles here with everybody's enrolments and inactive courses.
  'Query.courses': DESK,
  'Query.course': DESK,
  'Query.enrolment': DESK,
  'Mutation.updateEnrolment': DESK,

  // By REST alone.
  'GET /api/exports/users.csv': ADMINS,
  'GET /api/exports/courses.csv': DESK,
  'GET /api/exports/enrolments.csv': DESK,
  'GET /api/exports/armoury.csv': DESK,
  'GET /api/exports/ledger.csv': ADMINS,
  'GET /api/exports/money.csv': ADMINS,
  'GET /api/exports/tills.csv': ADMINS,
  'GET /api/money/sessions/{id}/sheet.pdf': DESK,
  'GET /api/money/sessions/{id}/sheet.csv': DESK,
  'GET /api/exports/certificates.csv': DESK,
  'GET /api/exports/firearms.csv': KEEPERS,
  'GET /api/exports/ammunition.csv': KEEPERS,
  'GET /api/exports/book.csv': KEEPERS,
  'GET /api/firearms/book/{month}/sheet.pdf': KEEPERS,
  'GET /api/ammunition/sheets/{id}/sheet.pdf': KEEPERS,
  'GET /api/ammunition/sheets/{id}/sheet.csv': KEEPERS,
  /** Others: their own. */
  'GET /api/money/receipts/{id}': DESK,

  // By the command line alone.
  'user set-password': ADMINS,
  'user end-second-factor': ADMINS,
  'user anonymise': ADMINS,
} satisfies Record<string, readonly StaffRole[]>;

export type StaffOperation = keyof typeof STAFF_ACCESS;

type Roles = { role: Role; staffRole: StaffRole | null };

export const isStaffOperation = (name: string): name is StaffOperation => Object.hasOwn(STAFF_ACCESS, name);

export const isStaff = ({ role, staffRole }: Roles) => role === 'admin' || staffRole !== null;

/** Whether a person of these roles may call an operation of staff. */
export const mayCall = ({ role, staffRole }: Roles, operation: StaffOperation) =>
  role === 'admin' || (staffRole !== null && STAFF_ACCESS[operation].includes(staffRole));
