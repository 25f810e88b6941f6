import type { CoursesOfStaff } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { COURSE, PAGE_INFO, STAFF_COURSE } from './graphql-selections.ts';

export const coursesOfStaff = ({ query, mutate }: GraphqlCaller): CoursesOfStaff => ({
  adminCourses: (args) =>
    query(
      'adminCourses',
      `nodes { ${COURSE} } ${PAGE_INFO} totalCount courseCount groupCount scheduledCount`,
      args,
    ),
  createCourse: (input) => mutate('createCourse', STAFF_COURSE, input),
  updateCourse: (input) => mutate('updateCourse', STAFF_COURSE, input),
});
