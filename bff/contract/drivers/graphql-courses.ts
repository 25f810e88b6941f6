import type { CoursesOfStaff } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { COURSE, connectionOf } from './graphql-selections.ts';

export const coursesOfStaff = ({ query, mutate }: GraphqlCaller): CoursesOfStaff => ({
  adminCourses: (args) =>
    query('adminCourses', `${connectionOf(COURSE)} courseCount groupCount scheduledCount`, args),
  createCourse: (input) => mutate('createCourse', COURSE, input),
  updateCourse: (input) => mutate('updateCourse', COURSE, input),
});
