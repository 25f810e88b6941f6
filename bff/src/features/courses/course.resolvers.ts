import type { RootFields } from '../../graphql/root-fields.ts';
import { getCourse, listAdminCourses, listCourses } from './course.operations.ts';

export const courseFields = {
  Query: { courses: listCourses, course: getCourse, adminCourses: listAdminCourses },
} satisfies RootFields;
