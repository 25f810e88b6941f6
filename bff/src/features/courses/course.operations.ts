import * as v from 'valibot';
import { courseListSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import { searchSchema } from '#domain/search.ts';
import { admin, isAdmin, visitor } from '../../access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation.ts';
import { offsetSchema, pageSizeSchema } from '../../page.ts';
import { countAllCourses, countCourses, courseFilter, findCourses, requireCourse } from './course.store.ts';
import { listKey, publicCourses } from './public-courses.ts';

export const listCourses = operation({
  access: visitor,
  allowsKeptSession: true,
  input: courseListSchema,
  run: (ctx, list) => {
    const { courseType, ...window } = list;
    const ofType = courseType ? { courseType } : {};
    if (isAdmin(ctx)) return findCourses(ofType, window);
    return publicCourses.read(listKey(list), () => findCourses({ isActive: true, ...ofType }, window));
  },
});

/** To whoever may not see it, an inactive course is as absent as an unknown one. */
export const getCourse = operation({
  access: visitor,
  allowsKeptSession: true,
  subject: (ctx, { id }) => requireCourse(ctx, id),
  run: (ctx, _, course): Course => {
    if (course.isActive || isAdmin(ctx)) return course;
    throw new DomainError('NOT_FOUND', messages.courseNotFound);
  },
});

/** Courses come by the hundred: the cursor is a plain offset. */
export const listAdminCourses = operation({
  access: admin,
  input: v.object({ ...searchSchema.entries, first: pageSizeSchema, after: offsetSchema }),
  run: async (_, { search, first, after }) => {
    const filter = courseFilter(search);
    const [found, totalCount, courseCount, groupCount, scheduledCount] = await Promise.all([
      findCourses(filter, { skip: after, limit: first + 1 }),
      countCourses(filter),
      countAllCourses(),
      countCourses({ courseType: 'Grupal' }),
      countCourses({ isUndated: false }),
    ]);
    const nodes = found.slice(0, first);
    return {
      nodes,
      pageInfo: {
        hasNextPage: found.length > first,
        endCursor: nodes.length > 0 ? String(after + nodes.length) : null,
      },
      totalCount,
      courseCount,
      groupCount,
      scheduledCount,
    };
  },
});
