import { download, type Route } from '../../rest/route.ts';
import {
  exportArmouryFile,
  exportCoursesFile,
  exportEnrolmentsFile,
  exportLedgerFile,
  exportUsersFile,
} from './export.operations.ts';

export const exportRoutes: Route[] = [
  download('/api/exports/users.csv', exportUsersFile),
  download('/api/exports/courses.csv', exportCoursesFile),
  download('/api/exports/enrolments.csv', exportEnrolmentsFile),
  download('/api/exports/armoury.csv', exportArmouryFile),
  download('/api/exports/ledger.csv', exportLedgerFile),
];
