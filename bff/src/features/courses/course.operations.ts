import * as v from 'valibot';
import { courseListSchema, createCourseSchema, updateCourseSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money.ts';
import { searchSchema } from '#domain/search.ts';
import { admin, isAdmin, visitor } from '../../access.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation.ts';
import { offsetSchema, pageSizeSchema } from '../../page.ts';
import { CourseModel, toCourse } from './course.model.ts';
import {
  countAllCourses,
  countCourses,
  courseFilter,
  datedAt,
  findCourses,
  reloadCourse,
  requireCourse,
  searchTextOf,
  storedCourse,
} from './course.store.ts';

const MAX_ATTEMPTS = 8;

const courseOf = (ctx: Ctx, { id }: { id?: unknown }) => requireCourse(ctx, id);

export const listCourses = operation({
  access: visitor,
  input: courseListSchema,
  run: (ctx, { courseType, ...window }) =>
    findCourses(
      { ...(isAdmin(ctx) ? {} : { isActive: true }), ...(courseType ? { courseType } : {}) },
      window,
    ),
});

/** To whoever may not see it, an inactive course is as absent as an unknown one. */
export const getCourse = operation({
  access: visitor,
  subject: courseOf,
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

const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

export const createCourse = operation({
  access: admin,
  input: createCourseSchema,
  run: async (_, { scheduledDate, ...course }): Promise<Course> => {
    const document = await CourseModel.create(
      storedCourse({ ...course, scheduledDate: dateOf(scheduledDate) }),
    );
    return toCourse(document.toObject());
  },
});

/** The search text is derived from three fields: it is written only onto those that it was derived from. */
export const updateCourse = operation({
  access: admin,
  subject: courseOf,
  input: updateCourseSchema,
  run: async (ctx, changes, found): Promise<Course> => {
    let course = found;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { id: _id, name, description, location } = course;
      const { matchedCount } = await CourseModel.updateOne(
        { _id, name, description, location },
        { $set: changedFields(course, changes) },
      );
      course = await reloadCourse(ctx, _id);
      if (matchedCount === 1) return course;
    }
    throw new DomainError('CONFLICT', messages.courseChanged);
  },
});

type Changes = v.InferOutput<typeof updateCourseSchema>;

/** What a change stores: only what it names, and what is derived from that. */
const changedFields = (course: Course, { scheduledDate, price, ...changes }: Changes) => ({
  ...changes,
  ...(price === undefined ? {} : { priceCentavos: toCentavos(price) }),
  ...(scheduledDate === undefined ? {} : datedAt(dateOf(scheduledDate))),
  searchText: searchTextOf({ ...course, ...changes }),
});
