import { aCourse } from '../builders.ts';
import { OPEN, ADMIN, only, type AccessRows } from './roles.ts';

const newCourse = () => ({
  name: 'Curso nuevo',
  description: 'Texto',
  location: 'Pilar',
  courseType: 'Grupal',
  price: 1,
});

export const courseAccess: AccessRows = {
  'Query.courses': { call: (api) => api.courses(), statuses: OPEN },
  'Query.course': { call: (api, { personalisedId }) => api.course(personalisedId), statuses: OPEN },
  'Query.adminCourses': { call: (api) => only(api, 'adminCourses')(), statuses: ADMIN },
  'Mutation.createCourse': { call: (api) => only(api, 'createCourse')(newCourse()), statuses: ADMIN },
  'Mutation.updateCourse': {
    call: async (api) => only(api, 'updateCourse')({ id: (await aCourse()).id, name: 'Otro nombre' }),
    statuses: ADMIN,
  },
};
