import type { Resolvers } from '../../graphql/generated.ts';
import type { RootFields } from '../../graphql/root-fields.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { userLoader } from '../users/user.store.ts';
import { bookClass, listWeapons, quoteClass } from './class.operations.ts';
import { listMyEnrolments } from './lists/enrolment.lists.ts';
import { listEnrolments } from './lists/enrolment.inbox.ts';
import { licenceAt, NO_LICENCE } from './enrolment.licence.ts';
import {
  cancelEnrolment,
  enrol,
  getEnrolment,
  rescheduleEnrolment,
  updateEnrolment,
} from './enrolment.operations.ts';
import {
  assignInstructor,
  cancelEnrolments,
  completeEnrolments,
  confirmEnrolments,
  enrolStudent,
  listRoster,
  markNoShows,
} from './enrolment.staff.operations.ts';
import { placesLeft, placesTakenLoader } from './places-taken.ts';
import { waitingCountLoader } from './waiting/waiting-count.ts';
import {
  joinWaitingList,
  leaveWaitingList,
  listCourseWaiting,
  listMyWaiting,
} from './waiting/waiting.operations.ts';
import { positionOf } from './waiting/waiting.store.ts';

export const enrolmentFields = {
  Query: {
    myEnrolments: listMyEnrolments,
    enrolment: getEnrolment,
    myWaitingList: listMyWaiting,
    enrolments: listEnrolments,
    roster: listRoster,
    waitingList: listCourseWaiting,
    weapons: listWeapons,
    classQuote: quoteClass,
  },
  Mutation: {
    enrol,
    bookClass,
    updateEnrolment,
    cancelEnrolment,
    rescheduleEnrolment,
    joinWaitingList,
    leaveWaitingList,
    confirmEnrolments,
    completeEnrolments,
    cancelEnrolments,
    markNoShows,
    assignInstructor,
    enrolStudent,
  },
} satisfies RootFields;

export const enrolmentTypes: Resolvers = {
  Course: {
    placesTaken: ({ id }, _, ctx) => placesTakenLoader(ctx).load(id),
    placesLeft: (course, _, ctx) => placesLeft(ctx, course),
    waitingCount: ({ id, capacity }, _, ctx) => (capacity === null ? 0 : waitingCountLoader(ctx).load(id)),
  },
  Enrolment: {
    course: (enrolment, _, ctx) => courseOfEnrolment(ctx, enrolment),
    user: ({ userId }, _, ctx) => userLoader(ctx).load(userId),
    licence: async ({ userId, startsAt }, _, ctx) =>
      licenceAt(startsAt, (await userLoader(ctx).load(userId)) ?? NO_LICENCE),
  },
  WaitingEntry: {
    course: (entry, _, ctx) => courseOfEnrolment(ctx, entry),
    user: ({ userId }, _, ctx) => userLoader(ctx).load(userId),
    position: positionOf,
  },
};
