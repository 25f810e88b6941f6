import DataLoader from 'dataloader';
import type { QueryFilter } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import { COURSE_DEFAULTS } from '#domain/courses/course.schema.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { foldSearched } from '#domain/texts/text.ts';
import { lock } from '../../database/transaction.ts';
import type { Ctx } from '../../operation/context.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { finderById, requireById } from '../../operation/find-by-id.ts';
import { requireId } from '../../operation/input.ts';
import { repeatable, repeatableBy } from '../../operation/keyed-request.ts';
import { listIds } from '../../lists/list-ids.ts';
import { perRequest } from '../../operation/per-request.ts';
import {
  COURSE_ORDER,
  COURSE_PROJECTION,
  CourseModel,
  toCourse,
  type CourseDocument,
} from './course.model.ts';
import { readSiteMapCourses } from './public-courses.ts';

export const MAX_DATED = 2_000;
const MAX_IN_SITE_MAP = 5_000;

type Window = { skip: number; limit: number };

const findShown = (filter: QueryFilter<CourseDocument>) =>
  CourseModel.find(filter, COURSE_PROJECTION).lean<CourseDocument[]>();

export const findCourses = async (
  filter: QueryFilter<CourseDocument>,
  { skip, limit }: Window,
): Promise<Course[]> => {
  const documents = await findShown(filter).sort(COURSE_ORDER).skip(skip).limit(limit);
  return documents.map(toCourse);
};

export const coursesById = finderById(CourseModel, toCourse);

const courseLoader = perRequest(() => new DataLoader(coursesById));

/** Reads each course once per request. */
export const courseReader = (ctx: Ctx) => (ids: readonly string[]) =>
  Promise.all(ids.map((id) => courseLoader(ctx).load(id)));

export const requireCourse = async (ctx: Ctx, id: unknown): Promise<Course> => {
  const course = await courseLoader(ctx).load(requireId(id, 'COURSE_NOT_FOUND'));
  if (!course) throw notFound('COURSE_NOT_FOUND');
  return course;
};

export const missingCourse = (id: string): Course => ({
  id,
  ...COURSE_DEFAULTS,
  name: messages.courseMissing,
  description: '',
  location: '',
  courseType: 'Grupal',
  price: 0,
  isActive: false,
  laneId: null,
  cluPolicy: 'off',
  callOff: null,
  seriesId: null,
  placesTaken: 0,
  waitingCount: 0,
  revision: 0,
  updatedAt: new Date(0),
});

export const courseOfEnrolment = async (ctx: Ctx, { courseId }: { courseId: string }): Promise<Course> =>
  (await courseLoader(ctx).load(courseId)) ?? missingCourse(courseId);

/** Reads the course again, past the cache of the request. */
export const findCourse = async (id: string): Promise<Course | null> => {
  const document = await CourseModel.findById(id).lean();
  return document && toCourse(document);
};

export const requireStoredCourse = requireById<CourseDocument>(CourseModel, 'COURSE_NOT_FOUND');

export const repeatOfCourse = repeatable(CourseModel, toCourse);

/** For a result of a course that is not the course alone. */
export const repeatOnCourse = <Result extends object>(
  toResult: (course: CourseDocument) => Promise<Result>,
  idOf: (result: Result) => string,
) => repeatableBy(CourseModel, toResult, idOf);

export { toCourse };

export const findCoursesIn = async (scheduledDate: { $gte: Date; $lt: Date }): Promise<Course[]> => {
  const documents = await findShown({ isUndated: false, scheduledDate })
    .sort(COURSE_ORDER)
    .limit(MAX_DATED + 1);
  if (documents.length > MAX_DATED) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return documents.map(toCourse);
};

export const coursesChangedSince = async ($gte: Date, limit: number) => {
  const found = await CourseModel.find({ updatedAt: { $gte } }, { scheduledDate: 1, updatedAt: 1 })
    .limit(limit)
    .lean<Pick<CourseDocument, '_id' | 'scheduledDate' | 'updatedAt'>[]>();
  return found.map(({ _id, scheduledDate, updatedAt = $gte }) => ({
    holder: `course:${_id.toString()}`,
    at: updatedAt,
    period: scheduledDate && { from: scheduledDate, until: scheduledDate },
  }));
};

type Between = { between: { $gte: Date; $lt: Date }; order: 1 | -1; filter: object; limit: number };

export const findGroupCoursesBetween = async ({
  between,
  order,
  filter,
  limit,
}: Between): Promise<Course[]> => {
  const documents = await findShown({
    ...filter,
    courseType: 'Grupal',
    isUndated: false,
    scheduledDate: between,
  })
    .sort({ scheduledDate: order, _id: order })
    .limit(limit);
  return documents.map(toCourse);
};

type OtherDates = { after: Date; limit: number };

/** Coming courses of the same series or name, by date, without the course itself. */
export const findOtherDates = async (
  { id, name, seriesId }: Course,
  { after, limit }: OtherDates,
): Promise<Course[]> => {
  const documents = await findShown({
    _id: { $ne: id },
    isActive: true,
    courseType: 'Grupal',
    isUndated: false,
    scheduledDate: { $gt: after },
    $or: [{ name }, ...(seriesId === null ? [] : [{ seriesId }])],
  })
    .sort(COURSE_ORDER)
    .limit(limit);
  return documents.map(toCourse);
};

export const findCallOff = async (id: string) => {
  const document = await CourseModel.findById(id, { callOff: 1 }).lean();
  return document?.callOff ?? null;
};

export const listCourseIdsOf = async (instructorId: string, most: number): Promise<string[] | null> => {
  const ids = await listIds(CourseModel, { filter: { instructorId }, limit: most + 1 });
  return ids.length > most ? null : ids;
};

export const listSiteMapCourses = () =>
  readSiteMapCourses(async () => {
    const active = CourseModel.find({ isActive: true }, { updatedAt: 1 }).limit(MAX_IN_SITE_MAP);
    return (await active.lean()).map(({ _id, updatedAt }) => ({ id: _id.toString(), updatedAt }));
  });

export const countCourses = (filter: QueryFilter<CourseDocument>) => CourseModel.countDocuments(filter);

export const countAllCourses = () => CourseModel.estimatedDocumentCount();

type Searched = Pick<Course, 'name' | 'description' | 'location'>;

export const searchTextOf = ({ name, description, location }: Searched) =>
  foldSearched([name, description, location].join('\n'));

export const datedAt = (scheduledDate: Date | null) => ({
  scheduledDate,
  isUndated: scheduledDate === null,
});

type CourseFields = Searched & { scheduledDate: Date | null; price: number };

export const storedCourse = <T extends CourseFields>({ scheduledDate, price, ...course }: T) => ({
  ...COURSE_DEFAULTS,
  laneId: null,
  seriesId: null,
  ...course,
  ...datedAt(scheduledDate),
  priceCentavos: toCentavos(price),
  searchText: searchTextOf(course),
});

/** For what changes a course, its seats or its waiting list. */
export const lockCourse = (id: string) => lock(courseLock(id));

export const courseLock = (id: unknown) => `course:${String(id)}`;

export const findPlacesTaken = async (id: string) =>
  (await CourseModel.findById(id, { placesTaken: 1 }).lean())?.placesTaken ?? 0;

export type Counts = Required<Pick<CourseDocument, 'placesTaken' | 'waitingCount'>>;

export const addToCounts = async (_id: string, added: Partial<Counts>) => {
  await CourseModel.updateOne({ _id }, { $inc: added });
};

export const storeCounts = async (_id: string, counts: Counts) => {
  await CourseModel.updateOne({ _id }, { $set: counts });
};
