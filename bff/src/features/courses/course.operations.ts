import * as v from 'valibot';
import { courseListSchema, createCourseSchema, updateCourseSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money.ts';
import { searchSchema } from '#domain/search.ts';
import { admin, isAdmin, visitor } from '../../access.ts';
import { changeDocument } from '../../change-document.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createdBy } from '../../keyed-request.ts';
import { operation } from '../../operation.ts';
import { readConnection } from '../../connection.ts';
import { pageEntries } from '../../page.ts';
import { CourseModel, toCourse, type CourseDocument } from './course.model.ts';
import {
  COURSES_IN_ORDER,
  countAllCourses,
  countCourses,
  courseFilter,
  datedAt,
  findCourses,
  repeatOfCourse,
  requireCourse,
  requireStoredCourse,
  searchTextOf,
  storedCourse,
  writeCourse,
} from './course.store.ts';
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

/** All courses, in the order of the public list. */
export const listAdminCourses = operation({
  access: admin,
  input: v.object({ ...searchSchema.entries, ...pageEntries(COURSES_IN_ORDER) }),
  run: async (_, { search, ...page }) => {
    const [connection, courseCount, groupCount, scheduledCount] = await Promise.all([
      readConnection({ order: COURSES_IN_ORDER, filter: courseFilter(search), page, toNode: toCourse }),
      countAllCourses(),
      countCourses({ courseType: 'Grupal' }),
      countCourses({ isUndated: false }),
    ]);
    return { ...connection, courseCount, groupCount, scheduledCount };
  },
});

const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

export const createCourse = operation({
  access: admin,
  input: createCourseSchema,
  repeat: repeatOfCourse,
  run: async (_ctx, { scheduledDate, ...course }, _subject, request): Promise<Course> => {
    const document = await CourseModel.create({
      ...storedCourse({ ...course, scheduledDate: dateOf(scheduledDate) }),
      ...createdBy(request),
    });
    return toCourse(document.toObject());
  },
});

export const updateCourse = operation({
  access: admin,
  subject: (_, { id }) => requireStoredCourse(id),
  input: updateCourseSchema,
  repeat: repeatOfCourse,
  run: async (_, changes, found, request): Promise<Course> => {
    const document = await changeDocument(found, {
      request,
      decide: (course) => changedFields(course, changes),
      write: writeCourse,
      reload: () => requireStoredCourse(found._id.toString()),
    });
    return toCourse(document);
  },
});

type Changes = v.InferOutput<typeof updateCourseSchema>;

/** What a change stores: only what it names, and what is derived from that. */
const changedFields = (course: CourseDocument, { scheduledDate, price, ...changes }: Changes) => ({
  ...changes,
  ...(price === undefined ? {} : { priceCentavos: toCentavos(price) }),
  ...(scheduledDate === undefined ? {} : datedAt(dateOf(scheduledDate))),
  searchText: searchTextOf({ ...course, ...changes }),
});
