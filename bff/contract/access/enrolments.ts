import { aBooking, aCourse, aFullCourse, aFutureInstant, aWaiting } from '../builders.ts';
import {
  ADMIN,
  COMPLETE_PROFILE,
  only,
  OPEN,
  OWNER,
  OWNER_OR_ADMIN,
  SIGNED_IN,
  type AccessRows,
} from './roles.ts';

export const enrolmentAccess: AccessRows = {
  'Mutation.enrol': {
    call: (api, { personalisedId }) => api.enrol(aBooking(personalisedId)),
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.bookClass': {
    call: (api, { personalisedId }) => only(api, 'bookClass')(aBooking(personalisedId)),
    statuses: COMPLETE_PROFILE,
  },
  'Query.weapons': { call: (api) => only(api, 'weapons')(), statuses: OPEN },
  'Query.classQuote': {
    call: (api) => only(api, 'classQuote')({ hasWeaponAmmo: true, weapons: ['pistola-9mm'] }),
    statuses: OPEN,
  },
  'Query.myEnrolments': { call: (api) => api.myEnrolments(), statuses: SIGNED_IN },
  'Query.enrolment': {
    call: async (api, { anEnrolment }) => api.enrolment(await anEnrolment()),
    statuses: OWNER_OR_ADMIN,
  },
  'Mutation.updateEnrolment': {
    call: async (api, { anEnrolment }) => api.updateEnrolment(await anEnrolment(), { classType: 'sport' }),
    statuses: OWNER,
  },
  'Mutation.cancelEnrolment': {
    call: async (api, { anEnrolment }) => api.cancelEnrolment(await anEnrolment()),
    statuses: OWNER_OR_ADMIN,
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
    statuses: OWNER_OR_ADMIN,
  },
  'Query.myWaitingList': { call: (api) => only(api, 'myWaitingList')(), statuses: SIGNED_IN },
  'Query.waitingList': {
    call: (api, { personalisedId }) => only(api, 'waitingList')(personalisedId),
    statuses: ADMIN,
  },
  'Query.enrolments': { call: (api) => only(api, 'enrolments')(), statuses: ADMIN },
  'Query.roster': { call: async (api) => only(api, 'roster')((await aCourse()).id), statuses: ADMIN },
  'Mutation.joinWaitingList': {
    call: async (api) => only(api, 'joinWaitingList')((await aFullCourse()).id),
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.leaveWaitingList': {
    call: async (api, { asker }) => {
      const { id } = await aFullCourse();
      if (asker) await aWaiting(asker.id, id);
      return only(api, 'leaveWaitingList')(id);
    },
    statuses: SIGNED_IN,
  },
  'Mutation.confirmEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'confirmEnrolments')({ ids: [await anEnrolment()] }),
    statuses: ADMIN,
  },
  'Mutation.completeEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'completeEnrolments')({ ids: [await anEnrolment()] }),
    statuses: ADMIN,
  },
  'Mutation.cancelEnrolments': {
    call: async (api, { anEnrolment }) => only(api, 'cancelEnrolments')({ ids: [await anEnrolment()] }),
    statuses: ADMIN,
  },
  'Mutation.markNoShows': {
    call: async (api, { anEnrolment }) => only(api, 'markNoShows')({ ids: [await anEnrolment()] }),
    statuses: ADMIN,
  },
  'Mutation.assignInstructor': {
    call: async (api, { anEnrolment }) =>
      only(api, 'assignInstructor')({ ids: [await anEnrolment()], instructorId: null }),
    statuses: ADMIN,
  },
  'Mutation.enrolStudent': {
    call: async (api, { student, personalisedId }) =>
      only(api, 'enrolStudent')({ ...aBooking(personalisedId), userId: student.id }),
    statuses: ADMIN,
  },
};
