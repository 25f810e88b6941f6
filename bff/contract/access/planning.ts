import { aCourse, anInstructor } from '../builders.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

const DAY = '2026-11-25';

export const planningAccess: AccessRows = {
  'Mutation.duplicateCourse': {
    call: async (api) => only(api, 'duplicateCourse')({ id: (await aCourse()).id }),
    statuses: ADMIN,
  },
  'Mutation.deactivateCourse': {
    call: async (api) => only(api, 'deactivateCourse')({ id: (await aCourse()).id }),
    statuses: ADMIN,
  },
  'Query.instructors': { call: (api) => only(api, 'instructors')(), statuses: ADMIN },
  'Query.instructor': {
    call: async (api) => only(api, 'instructor')((await anInstructor()).id),
    statuses: ADMIN,
  },
  'Mutation.createInstructor': {
    call: (api) => only(api, 'createInstructor')({ name: 'Marta Ruiz' }),
    statuses: ADMIN,
  },
  'Mutation.updateInstructor': {
    call: async (api) => only(api, 'updateInstructor')({ id: (await anInstructor()).id, phone: '1' }),
    statuses: ADMIN,
  },
  'Query.agenda': { call: (api) => only(api, 'agenda')({ from: DAY, to: DAY }), statuses: ADMIN },
  'Query.armoury': { call: (api) => only(api, 'armoury')(DAY), statuses: ADMIN },
  'Query.reports': {
    call: (api) => only(api, 'reports')({ fromMonth: '2026-01', toMonth: '2026-12' }),
    statuses: ADMIN,
  },
};
