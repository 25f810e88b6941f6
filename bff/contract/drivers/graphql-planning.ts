import type { PlanningOfStaff } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { STAFF_COURSE, STAFF_ENROLMENT, connectionOf } from './graphql-selections.ts';

const INSTRUCTOR = 'id name email phone isActive';
const AGENDA = `id startsAt endsAt course { ${STAFF_COURSE} } enrolment { ${STAFF_ENROLMENT} } instructorId
  instructorName pendingCount confirmedCount completedCount warnings`;
const CLASS = `enrolment { ${STAFF_ENROLMENT} } weapons boxes { caliber quantity }`;
const SHEET = `classes { ${CLASS} } ownWeaponClasses { ${CLASS} } weapons { id label classes }
  calibers { caliber boxes cartridges }`;
const REPORT = `month enrolments { pending confirmed completed cancelled } bookedIncome
  occupancy { courses places taken } points { earned redeemed adjusted } weapons { id label classes }
  calibers { caliber boxes }`;

export const planningOfStaff = ({ query, mutate }: GraphqlCaller): PlanningOfStaff => ({
  staffCourse: (id) => query('course', STAFF_COURSE, { id }),
  duplicateCourse: (input) => mutate('duplicateCourse', STAFF_COURSE, input),
  deactivateCourse: (input) => mutate('deactivateCourse', STAFF_COURSE, input),
  instructors: (args) => query('instructors', connectionOf(INSTRUCTOR), args),
  instructor: (id) => query('instructor', INSTRUCTOR, { id }),
  createInstructor: (input) => mutate('createInstructor', INSTRUCTOR, input),
  updateInstructor: (input) => mutate('updateInstructor', INSTRUCTOR, input),
  agenda: (args) => query('agenda', AGENDA, args),
  armoury: (day) => query('armoury', `day pending { ${SHEET} } confirmed { ${SHEET} }`, { day }),
  reports: (args) => query('reports', REPORT, args),
});
