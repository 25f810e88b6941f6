import type { RootFields } from '../../graphql/root-fields.ts';
import { createCourse, getCourse, listAdminCourses, listCourses, updateCourse } from './course.operations.ts';

export const courseFields = {
  Query: { courses: listCourses, course: getCourse, adminCourses: listAdminCourses },
  Mutation: { createCourse, updateCourse },
} satisfies RootFields;
