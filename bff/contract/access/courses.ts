import { aCourse, aText } from '../builders.ts';
import { BASE, COURSES, PAGE } from '../cost.table.ts';
import { OPEN, only, type AccessRows, DESK } from './roles.ts';

const newCourse = () => ({
  name: aText(),
  description: 'Texto',
  location: 'Pilar',
  courseType: 'Grupal',
  price: 1,
});

export const courseAccess: AccessRows = {
  'Query.courses': { call: (api) => api.courses(), documents: BASE + 100, statuses: OPEN },
  'Query.course': {
    call: (api, { personalisedId }) => api.course(personalisedId),
    documents: BASE + 1,
    statuses: OPEN,
  },
  'Query.adminCourses': {
    call: (api) => only(api, 'adminCourses')(),
    documents: BASE + PAGE + 1 + 2 * COURSES,
    statuses: DESK,
  },
  'Mutation.createCourse': {
    call: (api) => only(api, 'createCourse')(newCourse()),
    documents: BASE,
    statuses: DESK,
  },
  'Mutation.updateCourse': {
    call: async (api) => only(api, 'updateCourse')({ id: (await aCourse()).id, name: 'Otro nombre' }),
    documents: BASE + 6,
    changes: ['courses'],
    statuses: DESK,
  },
};
