import type { QueryFilter } from 'mongoose';
import type { CourseFilter } from '#domain/courses/course.filter.ts';
import { searchWords } from '#domain/search.ts';
import { escapeRegex } from '#domain/texts/text.ts';
import { windowOf } from '../../lists/day-window.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { COURSE_ORDER, CourseModel, type CourseDocument } from './course.model.ts';

const COURSES_IN_ORDER = rowOrder<CourseDocument>(CourseModel, COURSE_ORDER);

const LATEST_FIRST = rowOrder<CourseDocument>(CourseModel, {
  isUndated: -1,
  scheduledDate: -1,
  name: -1,
  _id: -1,
});

export const courseOrderOf = ({ from, to }: { from?: unknown; to?: unknown }) =>
  to && !from ? LATEST_FIRST : COURSES_IN_ORDER;

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

export const courseFilter = (
  filter: Omit<CourseFilter, 'isFull' | 'hasWaiting'>,
): QueryFilter<CourseDocument> => {
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
