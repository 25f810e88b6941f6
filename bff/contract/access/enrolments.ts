import { COUNT_LIMIT } from '#domain/search.ts';
import { aBooking, aCourse, aFullCourse, aFutureInstant, aWaiting } from '../builders.ts';
import { BASE, OWN_PAGE, PAGE } from '../cost.table.ts';
import {
  COMPLETE_PROFILE,
  only,
  OPEN,
  OWNER,
  SIGNED_IN,
  type AccessRows,
  DESK,
  OWNER_OR_DESK,
} from './roles.ts';

export const enrolmentAccess: AccessRows = {
  'Mutation.enrol': {
    call: (api, { personalisedId }) => api.enrol(aBooking(personalisedId)),
    documents: BASE + 4,
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.bookClass': {
    call: (api, { personalisedId }) => only(api, 'bookClass')(aBooking(personalisedId)),
    documents: BASE + 4,
    statuses: COMPLETE_PROFILE,
  },
  'Query.weapons': { call: (api) => only(api, 'weapons')(), documents: BASE, statuses: OPEN },
  'Query.classQuote': {
    call: (api) => only(api, 'classQuote')({ hasWeaponAmmo: true, weapons: ['pistola-9mm'] }),
    documents: BASE,
    statuses: OPEN,
  },
  'Query.myEnrolments': {
    call: (api) => api.myEnrolments(),
    documents: BASE + 2 * OWN_PAGE,
    statuses: SIGNED_IN,
  },
  'Query.enrolment': {
    call: async (api, { anEnrolment }) => api.enrolment(await anEnrolment()),
    documents: BASE + 2,
    statuses: OWNER_OR_DESK,
  },
  'Mutation.updateEnrolment': {
    call: async (api, { anEnrolment }) => api.updateEnrolment(await anEnrolment(), { classType: 'sport' }),
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: OWNER,
  },
  'Mutation.cancelEnrolment': {
    call: async (api, { anEnrolment }) => api.cancelEnrolment(await anEnrolment()),
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: OWNER_OR_DESK,
  },
  'Mutation.rescheduleEnrolment': {
    call: async (api, { anEnrolment }) =>
      only(
        api,
        'rescheduleEnrolment',
      )({
        id: await anEnrolment(),
        scheduledDate: aFutureInstant().toISOString(),
      }),
    documents: BASE + 8,
    changes: ['enrolments'],
    statuses: OWNER_OR_DESK,
  },
  'Query.myWaitingList': {
    call: (api) => only(api, 'myWaitingList')(),
    documents: BASE,
    statuses: SIGNED_IN,
  },
  'Query.waitingList': {
    call: (api, { personalisedId }) => only(api, 'waitingList')(personalisedId),
    documents: BASE + 2,
    statuses: DESK,
  },
  'Query.enrolments': {
    call: (api) => only(api, 'enrolments')(),
    documents: BASE + 3 * (PAGE + 1) + COUNT_LIMIT,
    statuses: DESK,
  },
  'Query.roster': {
    call: async (api) => only(api, 'roster')((await aCourse()).id),
    documents: BASE + 1,
    statuses: DESK,
  },
  'Mutation.joinWaitingList': {
    call: async (api) => only(api, 'joinWaitingList')((await aFullCourse()).id),
    documents: BASE + 8,
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.leaveWaitingList': {
    call: async (api, { asker }) => {
      const { id } = await aFullCourse();
      if (asker) await aWaiting(asker.id, id);
      return only(api, 'leaveWaitingList')(id);
    },
    documents: BASE + 6,
    statuses: SIGNED_IN,
  },
  'Mutation.confirmEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'confirmEnrolments')({ ids: [await anEnrolment()] }),
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.completeEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'completeEnrolments')({ ids: [await anEnrolment()] }),
    documents: BASE + 6,
    statuses: DESK,
  },
  'Mutation.cancelEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'cancelEnrolments')({ ids: [await anEnrolment()] }),
    documents: BASE + 8,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.markNoShows': {
    call: async (api, { anEnrolment }) => only(api, 'markNoShows')({ ids: [await anEnrolment()] }),
    documents: BASE + 6,
    statuses: DESK,
  },
  'Mutation.assignInstructor': {
    call: async (api, { anEnrolment }) =>
      only(api, 'assignInstructor')({ ids: [await anEnrolment()], instructorId: null }),
    documents: BASE + 6,
    changes: ['enrolments'],
    statuses: DESK,
  },
  'Mutation.enrolStudent': {
    call: async (api, { student, personalisedId }) =>
      only(api, 'enrolStudent')({ ...aBooking(personalisedId), userId: student.id }),
    documents: BASE + 8,
    statuses: DESK,
  },
};
