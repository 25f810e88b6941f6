import type { EnrolmentsApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { COURSE, STAFF_ENROLMENT, USER, connectionOf } from './graphql-selections.ts';

const OUTCOME = `id enrolment { ${STAFF_ENROLMENT} } error { message code }`;
const WAITING = `id joinedAt position user { ${USER} } course { ${COURSE} }`;

export const enrolmentsApi = ({ query, mutate }: GraphqlCaller): EnrolmentsApi => ({
  enrolments: (args) => query('enrolments', connectionOf(STAFF_ENROLMENT), args),
  staffEnrolment: (id) => query('enrolment', STAFF_ENROLMENT, { id }),
  rescheduleEnrolment: (input) => mutate('rescheduleEnrolment', STAFF_ENROLMENT, input),
  myWaitingList: () => query('myWaitingList', WAITING),
  waitingList: (courseId) => query('waitingList', WAITING, { courseId }),
  joinWaitingList: (courseId) => mutate('joinWaitingList', WAITING, { courseId }),
  leaveWaitingList: (courseId) => mutate('leaveWaitingList', WAITING, { courseId }),
  roster: (courseId) => query('roster', STAFF_ENROLMENT, { courseId }),
  confirmEnrolments: (input) => mutate('confirmEnrolments', OUTCOME, input),
  completeEnrolments: (input) => mutate('completeEnrolments', OUTCOME, input),
  cancelEnrolments: (input) => mutate('cancelEnrolments', OUTCOME, input),
  markNoShows: (input) => mutate('markNoShows', OUTCOME, input),
  assignInstructor: (input) => mutate('assignInstructor', OUTCOME, input),
  enrolStudent: (input) => mutate('enrolStudent', STAFF_ENROLMENT, input),
});
