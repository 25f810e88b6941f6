import { Types, type QueryFilter } from 'mongoose';
import type { CourseFilter } from '#domain/courses/course.filter.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { listFull } from '../enrolments/places/places-taken.ts';
import { listWaitedCourses } from '../enrolments/waiting/waiting-count.ts';
import { courseFilter } from './course.filter.ts';
import { CourseModel, type CourseDocument } from './course.model.ts';

type Filter = QueryFilter<CourseDocument>;

export const MAX_COUNTED = 2_000;

const among = (ids: readonly string[], isWanted: boolean): Filter => {
  const listed = ids.map((id) => new Types.ObjectId(id));
  return { _id: isWanted ? { $in: listed } : { $nin: listed } };
};

const listFullIds = async (filter: Filter) => {
  const limited = await CourseModel.find({ $and: [filter, { capacity: { $gte: 1 } }] }, { capacity: 1 })
    .limit(MAX_COUNTED + 1)
    .lean();
  if (limited.length > MAX_COUNTED) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return listFull(limited.map(({ _id, capacity }) => ({ id: _id.toString(), capacity })));
};

export const resolveCourseFilter = async ({
  isFull,
  hasWaiting,
  ...stored
}: CourseFilter): Promise<Filter> => {
  const conditions = [courseFilter(stored)];
  if (typeof hasWaiting === 'boolean') conditions.push(among(await listWaitedCourses(), hasWaiting));
  if (typeof isFull === 'boolean') conditions.push(among(await listFullIds({ $and: conditions }), isFull));
  return { $and: conditions };
};
