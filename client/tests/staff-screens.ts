import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { aCourse, anInstructor } from '../../bff/contract/builders.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { aStudent } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
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

/** The address of a screen, of a record that exists. */
export const addressOf = async (server: TestServer, path: string) => {
  const records: Record<string, () => Promise<{ id: string }>> = {
    [paths.gestionPerson]: async () => (await aStudent(server)).user,
    [paths.gestionCourse]: () => aCourse({ capacity: 1 }),
    [paths.gestionInstructor]: () => anInstructor(),
  };
  return path.replace(':id', (await records[path]?.())?.id ?? '');
};

/** A student of this name with a seat in a course. */
export const anEnrolment = async (
  server: TestServer,
  lastName: string,
  status = 'pending' as const,
  course = {},
) => {
  const { token, user } = await aStudent(server, { lastName });
  const { id: courseId } = await aCourse({ name: `Curso de ${lastName}`, ...course });
  const enrolment = await enrolmentIn(server, { token, courseId, stored: { status } });
  return { ...enrolment, token, studentId: user.id };
};

export const statusOf = async (id: string) => (await EnrolmentModel.findById(id).lean())?.status;
