import { aCalendarSecret } from '../account-builders.ts';
import { aPendingUser } from '../builders.ts';
import { BASE } from '../cost.table.ts';
import { ADMIN, OWNER_OR_DESK, SIGNED_IN, only, type AccessRows } from './roles.ts';

const OWN = { kind: 'student' };

export const calendarAccess: AccessRows = {
  'Query.myCalendarLinks': {
    call: (api) => only(api, 'myCalendarLinks')(),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Query.enrolmentCalendar': {
    call: async (api, { anEnrolment }) => only(api, 'enrolmentCalendar')({ id: await anEnrolment() }),
    documents: BASE + 3,
    statuses: { ...OWNER_OR_DESK, admin: 404, desk: 404 },
  },
  'Mutation.createCalendarLink': {
    call: (api) => only(api, 'createCalendarLink')(OWN),
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Mutation.revokeCalendarLink': {
    call: async (api, { asker }) => {
      await aCalendarSecret(asker?.id);
      return only(api, 'revokeCalendarLink')(OWN);
    },
    documents: BASE + 4,
    statuses: SIGNED_IN,
  },
  'Query.userCalendarLinks': {
    call: (api, { student }) => only(api, 'userCalendarLinks')(student.id),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.revokeUserCalendarLink': {
    call: async (api) => {
      const { id: userId } = await aPendingUser();
      await aCalendarSecret(userId);
      return only(api, 'revokeUserCalendarLink')({ userId, ...OWN });
    },
    documents: BASE + 8,
    statuses: ADMIN,
  },
};
