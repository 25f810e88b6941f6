import { aCourse, anInstructor } from '../builders.ts';
import { BASE, COURSES, NUMBERS } from '../cost.table.ts';
import { ADMIN, only, type AccessRows, DESK } from './roles.ts';

const DAY = '2026-11-25';

export const planningAccess: AccessRows = {
  'Mutation.duplicateCourse': {
    call: async (api) => only(api, 'duplicateCourse')({ id: (await aCourse()).id }),
    documents: BASE + 2,
    statuses: DESK,
  },
  'Mutation.deactivateCourse': {
    call: async (api) => only(api, 'deactivateCourse')({ id: (await aCourse()).id }),
    documents: BASE + 6,
    changes: ['courses'],
    statuses: DESK,
  },
  'Query.instructors': { call: (api) => only(api, 'instructors')(), documents: BASE + 1, statuses: DESK },
  'Query.instructor': {
    call: async (api) => only(api, 'instructor')((await anInstructor()).id),
    documents: BASE + 1,
    statuses: DESK,
  },
  'Mutation.createInstructor': {
    call: (api) => only(api, 'createInstructor')({ name: 'Marta Ruiz' }),
    documents: BASE,
    statuses: DESK,
  },
  'Mutation.updateInstructor': {
    call: async (api) => only(api, 'updateInstructor')({ id: (await anInstructor()).id, phone: '1' }),
    documents: BASE + 4,
    statuses: DESK,
  },
  'Query.agenda': {
    call: (api) => only(api, 'agenda')({ from: DAY, to: DAY }),
    documents: BASE + 500,
    statuses: DESK,
  },
  'Query.armoury': { call: (api) => only(api, 'armoury')(DAY), documents: BASE + 500, statuses: DESK },
  'Query.reports': {
    call: (api) => only(api, 'reports')({ fromMonth: '2026-01', toMonth: '2026-12' }),
    documents: BASE + 2 * NUMBERS.enrolments + COURSES,
    statuses: ADMIN,
  },
};
