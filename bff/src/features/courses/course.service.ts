import type * as v from 'valibot';
import { courseListSchema, createCourseSchema, updateCourseSchema } from '#domain/courses/course.schema.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money.ts';
import { foldText } from '#domain/text.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireId, requireInput } from '../../input.ts';
import { isAdmin, requireAdmin } from '../auth/guards.ts';
import { COURSE_ORDER, CourseModel, toCourse, type Course } from './course.model.ts';

type Changes = v.InferOutput<typeof updateCourseSchema>;

const MAX_ATTEMPTS = 8;

export const listCourses = async (ctx: Ctx, input: unknown): Promise<Course[]> => {
  const { courseType, skip, limit } = requireInput(courseListSchema, input);
  const filter = { ...(isAdmin(ctx) ? {} : { isActive: true }), ...(courseType ? { courseType } : {}) };
  const documents = await CourseModel.find(filter).sort(COURSE_ORDER).skip(skip).limit(limit).lean();
  return documents.map(toCourse);
};

/** The batch behind the course loader: in the order of the ids. */
export const findCoursesById = async (ids: readonly string[]): Promise<(Course | null)[]> => {
  const documents = await CourseModel.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(documents.map((document) => [document._id.toString(), toCourse(document)]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** The course of an id, active or not. */
export const requireCourse = async (ctx: Ctx, id: unknown): Promise<Course> => {
  const course = await ctx.loaders.course.load(requireId(id, messages.courseNotFound));
  if (!course) throw new DomainError('NOT_FOUND', messages.courseNotFound);
  return course;
};

/** To whoever may not see it, an inactive course is as absent as an unknown one. */
export const getCourse = async (ctx: Ctx, id: unknown): Promise<Course> => {
  const course = await requireCourse(ctx, id);
  if (!course.isActive && !isAdmin(ctx)) throw new DomainError('NOT_FOUND', messages.courseNotFound);
  return course;
};

type CourseFields = Pick<Course, 'name' | 'description' | 'location'> & {
  scheduledDate: Date | null;
  price: number;
};

const searchTextOf = ({ name, description, location }: Pick<Course, 'name' | 'description' | 'location'>) =>
  foldText([name, description, location].join('\n'));

/** A course without a date comes after all others. */
const datedAt = (scheduledDate: Date | null) => ({ scheduledDate, isUndated: scheduledDate === null });

/** A course as it is stored, with what is derived from its fields. */
export const storedCourse = <T extends CourseFields>({ scheduledDate, price, ...course }: T) => ({
  ...course,
  ...datedAt(scheduledDate),
  priceCentavos: toCentavos(price),
  searchText: searchTextOf(course),
});

export const createCourse = async (ctx: Ctx, input: unknown): Promise<Course> => {
  requireAdmin(ctx);
  const { scheduledDate, ...course } = requireInput(createCourseSchema, input);
  const document = await CourseModel.create(
    storedCourse({ ...course, scheduledDate: scheduledDate ? new Date(scheduledDate) : null }),
  );
  return toCourse(document.toObject());
};

/** What a change stores: only what it names, and what is derived from that. */
const changedFields = (course: Course, { scheduledDate, price, ...changes }: Changes) => ({
  ...changes,
  ...(price === undefined ? {} : { priceCentavos: toCentavos(price) }),
  ...(scheduledDate === undefined ? {} : datedAt(scheduledDate === null ? null : new Date(scheduledDate))),
  searchText: searchTextOf({ ...course, ...changes }),
});

/** The search text is derived from three fields: it is written only onto those that it was derived from. */
export const updateCourse = async (ctx: Ctx, id: unknown, input: unknown): Promise<Course> => {
  requireAdmin(ctx);
  const changes = requireInput(updateCourseSchema, input);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const course = await requireCourse(ctx, id);
    const { id: _id, name, description, location } = course;
    const { matchedCount } = await CourseModel.updateOne(
      { _id, name, description, location },
      { $set: changedFields(course, changes) },
    );
    ctx.loaders.course.clear(_id);
    if (matchedCount === 1) return requireCourse(ctx, _id);
  }
  throw new DomainError('CONFLICT', messages.courseChanged);
};
