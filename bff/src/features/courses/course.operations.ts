import { Types, type QueryFilter } from 'mongoose';
import * as v from 'valibot';
import { courseFilterSchema, type CourseFilter } from '#domain/courses/course.filter.ts';
import { courseListSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { looksFull } from '#domain/courses/places.ts';
import { messages } from '#domain/messages.ts';
import { searchWords } from '#domain/search.ts';
import { escapeRegex } from '#domain/texts/text.ts';
import { notFound, DomainError } from '../../errors/domain-error.ts';
import { asOf, byChange, orderOfList, readChanges, updatedSinceEntry } from '../../lists/changes.ts';
import { readConnection } from '../../lists/connection.ts';
import { windowOf } from '../../lists/day-window.ts';
import { pageEntries } from '../../lists/page.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { mayAsStaff, staff, visitor } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { CourseModel, toCourse, COURSE_ORDER, type CourseDocument } from './course.model.ts';
import { countAllCourses, countCourses, findCourses, requireCourse } from './course.store.ts';
import { listKey, publicCourses } from './public-courses.ts';

const CHANGED_COURSES = byChange<CourseDocument>(CourseModel);

const COURSES_IN_ORDER = rowOrder<CourseDocument>(CourseModel, COURSE_ORDER);

export const MAX_COUNTED = 2_000;

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

const LATEST_FIRST = rowOrder<CourseDocument>(CourseModel, {
  isUndated: -1,
  scheduledDate: -1,
  name: -1,
  _id: -1,
});

const courseOrderOf = ({ from, to }: { from?: unknown; to?: unknown }) =>
  to && !from ? LATEST_FIRST : COURSES_IN_ORDER;

type Filter = QueryFilter<CourseDocument>;

const resolveCourseFilter = async ({ isFull, hasWaiting, ...stored }: CourseFilter): Promise<Filter> => {
  const conditions = [courseFilter(stored)];
  if (typeof hasWaiting === 'boolean')
    conditions.push({ waitingCount: hasWaiting ? { $gt: 0 } : { $in: [0, null] } });
  if (typeof isFull === 'boolean') conditions.push(among(await listFullIds({ $and: conditions }), isFull));
  return { $and: conditions };
};

const courseFilter = (filter: Omit<CourseFilter, 'isFull' | 'hasWaiting'>): QueryFilter<CourseDocument> => {
  const { search, courseType, isActive, instructorId } = filter;
  const conditions = [
    ...ofDays(filter),
    ...(courseType ? [{ courseType }] : []),
    ...(typeof isActive === 'boolean' ? [{ isActive }] : []),
    ...(instructorId ? [{ instructorId }] : []),
    ...ofSearch(search),
  ];
  return conditions.length === 0 ? {} : { $and: conditions };
};

const ofDays = ({ from, to }: Pick<CourseFilter, 'from' | 'to'>): QueryFilter<CourseDocument>[] => {
  if (!from && !to) return [];
  const dated = { isUndated: false, scheduledDate: windowOf(from, to) };
  return [from && !to ? { $or: [dated, { isUndated: true }] } : dated];
};

const ofSearch = (search: string | null | undefined): QueryFilter<CourseDocument>[] => {
  const words = searchWords(search ?? '');
  if (search && words.length === 0) return [{ _id: { $in: [] } }];
  return words.map((word) => ({ searchText: new RegExp(escapeRegex(word)) }));
};

const among = (ids: readonly string[], isWanted: boolean): Filter => {
  const listed = ids.map((id) => new Types.ObjectId(id));
  return { _id: isWanted ? { $in: listed } : { $nin: listed } };
};

const listFullIds = async (filter: Filter) => {
  const limited = await CourseModel.find(
    { $and: [filter, { capacity: { $gte: 1 } }] },
    { capacity: 1, placesTaken: 1 },
  )
    .limit(MAX_COUNTED + 1)
    .lean();
  if (limited.length > MAX_COUNTED) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return limited.flatMap(({ _id, capacity, placesTaken = 0 }) =>
    looksFull({ capacity, placesTaken }) ? [_id.toString()] : [],
  );
};

export const courseBatches = async (filter: CourseFilter) =>
  mapBatches(rowBatches(courseOrderOf(filter), await resolveCourseFilter(filter)), (courses) =>
    courses.map(toCourse),
  );
