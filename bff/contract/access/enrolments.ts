import { aBooking } from '../builders.ts';
import { SIGNED_IN, COMPLETE_PROFILE, OWNER_OR_ADMIN, OWNER, type AccessRows } from './roles.ts';

export const enrolmentAccess: AccessRows = {
  'Mutation.enrol': {
    call: (api, { personalisedId }) => api.enrol(aBooking(personalisedId)),
    statuses: COMPLETE_PROFILE,
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
};
