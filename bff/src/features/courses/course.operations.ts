import * as v from 'valibot';
import { courseListSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { courseFilterSchema } from '#domain/courses/course.filter.ts';
import { mayAsStaff, staff, visitor } from '../../operation/access.ts';
import { notFound } from '../../errors/domain-error.ts';
import { operation } from '../../operation/operation.ts';
import { asOf, byChange, orderOfList, readChanges, updatedSinceEntry } from '../../lists/changes.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { courseOrderOf } from './course.filter.ts';
import { resolveCourseFilter } from './course.seats.ts';
import { CourseModel, toCourse, type CourseDocument } from './course.model.ts';
import { countAllCourses, countCourses, findCourses, requireCourse } from './course.store.ts';
import { listKey, publicCourses } from './public-courses.ts';

const CHANGED_COURSES = byChange<CourseDocument>(CourseModel);

export const listCourses = operation({
  field: 'Query.courses',
  access: visitor,
  allowsCachedSession: true,
  input: courseListSchema,
  run: ({ ctx, input: list }) => {
    const { courseType, ...window } = list;
    const ofType = courseType ? { courseType } : {};
    if (mayAsStaff(ctx, 'Query.courses')) return findCourses(ofType, window);
    return publicCourses.read(listKey(list), () => findCourses({ isActive: true, ...ofType }, window));
  },
});

/** NOT_FOUND for an inactive course, unless it was called off or the caller may see it. */
export const getCourse = operation({
  field: 'Query.course',
  access: visitor,
  allowsCachedSession: true,
  subject: (ctx, { id }) => requireCourse(ctx, id),
  run: ({ ctx, subject: course }): Course => {
    if (course.isActive || course.callOff || mayAsStaff(ctx, 'Query.course')) return course;
    throw notFound('COURSE_NOT_FOUND');
  },
});

export const listAdminCourses = operation({
  field: 'Query.adminCourses',
  access: staff,
  subject: (_, given) => orderOfList(given, { usual: courseOrderOf(given), changes: CHANGED_COURSES }),
  input: (_, order) =>
    v.object({
      ...courseFilterSchema.entries,
      ...updatedSinceEntry,
      ...pageEntries<CourseDocument>(order),
    }),
  run: async ({
    ctx: { now },
    input: { updatedSince, first, after, last, before, ...filter },
    subject: order,
  }) => {
    const reading = { order, page: { first, after, last, before }, toNode: toCourse, now };
    const [connection, courseCount, groupCount, scheduledCount] = await Promise.all([
      updatedSince
        ? readChanges({ ...reading, updatedSince, others: filter })
        : asOf(now, readConnection({ ...reading, filter: await resolveCourseFilter(filter) })),
      countAllCourses(),
      countCourses({ courseType: 'Grupal' }),
      countCourses({ isUndated: false }),
    ]);
    return { ...connection, courseCount, groupCount, scheduledCount };
  },
});
