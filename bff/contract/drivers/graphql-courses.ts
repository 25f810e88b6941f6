import type { CoursesOfStaff } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { COURSE, STAFF_COURSE, connectionOf } from './graphql-selections.ts';

export const coursesOfStaff = ({ query, mutate }: GraphqlCaller): CoursesOfStaff => ({
  adminCourses: (args) =>
    query('adminCourses', `${connectionOf(COURSE)} courseCount groupCount scheduledCount`, args),
  createCourse: (input) => mutate('createCourse', STAFF_COURSE, input),
  updateCourse: (input) => mutate('updateCourse', STAFF_COURSE, input),
});
