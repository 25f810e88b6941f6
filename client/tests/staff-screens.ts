import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { paths } from '../src/paths.ts';

/** What each screen of Gestión reads. The first is another for instructors. */
export const READS: Record<string, StaffOperation> = {
  [paths.gestionTeaching]: 'Query.myClasses',
  [paths.gestionAgenda]: 'Query.agenda',
  [paths.gestionEnrolments]: 'Query.enrolments',
  [paths.gestionCourses]: 'Query.adminCourses',
  [paths.gestionCourse]: 'Query.adminCourses',
  [paths.gestionPeople]: 'Query.users',
  [paths.gestionPerson]: 'Query.users',
  [paths.gestionInstructors]: 'Query.instructors',
  [paths.gestionInstructor]: 'Query.instructor',
  [paths.gestionSchedule]: 'Query.schedule',
  [paths.gestionArmoury]: 'Query.armoury',
  [paths.gestionPoints]: 'Query.redemptions',
  [paths.gestionFirearms]: 'Query.firearms',
  [paths.gestionAmmunition]: 'Query.ammunition',
  [paths.gestionAmmunitionSheets]: 'Query.ammunitionSheets',
  [paths.gestionBook]: 'Query.firearmBook',
  [paths.gestionDay]: 'Query.rangeDay',
  [paths.gestionTill]: 'Query.moneyEntries',
  [paths.gestionReports]: 'Query.reports',
  [paths.gestionClassReport]: 'Query.classReport',
  [paths.gestionMoneyReport]: 'Query.moneyReport',
  [paths.gestionCertificates]: 'Query.certificates',
  [paths.gestionActivity]: 'Query.auditTrail',
  [paths.gestionMail]: 'Query.mailMessages',
  [paths.gestionWithdrawals]: 'Query.withdrawals',
  [paths.gestionIntegrations]: 'Query.webhookEndpoints',
};
