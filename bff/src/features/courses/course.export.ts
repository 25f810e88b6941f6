import type { CourseFilter } from '#domain/courses/course.filter.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { courseOrderOf } from './course.filter.ts';
import { toCourse } from './course.model.ts';
import { resolveCourseFilter } from './course.seats.ts';

export const courseBatches = async (filter: CourseFilter) =>
  mapBatches(rowBatches(courseOrderOf(filter), await resolveCourseFilter(filter)), (courses) =>
    courses.map(toCourse),
  );
