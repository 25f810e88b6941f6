import { aNumber, aText } from '../builders.ts';
import { anException, newException } from '../schedule-builders.ts';
import { BASE } from '../cost.table.ts';
import { ADMIN, DESK, OPEN, only, type AccessRows } from './roles.ts';

const DAY = '2026-11-25';

export const scheduleAccess: AccessRows = {
  'Query.schedule': { call: (api) => only(api, 'schedule')(), documents: BASE + 1, statuses: DESK },
  'Mutation.updateSchedule': {
    call: (api) =>
      only(api, 'updateSchedule')({ weeklyHours: [{ weekday: aNumber(7), from: '09:00', to: '12:00' }] }),
    documents: BASE + 5,
    statuses: ADMIN,
  },
  'Mutation.addHoursException': {
    call: (api) => only(api, 'addHoursException')(newException({ reason: aText() })),
    documents: BASE + 5,
    statuses: DESK,
  },
  'Mutation.removeHoursException': {
    call: async (api) => only(api, 'removeHoursException')({ id: await anException() }),
    documents: BASE + 5,
    statuses: DESK,
  },
  'Query.availability': {
    call: (api, { personalisedId }) => api.availability({ courseId: personalisedId, from: DAY, to: DAY }),
    documents: BASE + 500,
    statuses: OPEN,
  },
};
