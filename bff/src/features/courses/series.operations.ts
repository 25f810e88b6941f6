import { Types } from 'mongoose';
import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { repeatCourseSchema, updateCoursesSchema } from '#domain/courses/series.schema.ts';
import { SERIES } from '#domain/courses/series.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { changeDocument } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { invalidField } from '../../operation/input.ts';
import { writeTogether, type ItemError } from '../../operation/write-together.ts';
import { createdId, systemRequest, repeatableBy } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { writtenInstant } from '../../operation/wall-clock.ts';
import { instructorOf } from '../instructors/instructor.store.ts';
import { updateCourse } from './course-changes.operations.ts';
import { auditedCourse } from './course.audit.ts';
import { COURSE_ORDER, CourseModel, toCourse, type CourseDocument } from './course.model.ts';
import { requireStoredCourse, requireCourse } from './course.store.ts';
import { copyOf } from './course.copy.ts';
import { writeCourse, insertCourse } from './course.writes.ts';

const MAX_LISTED = SERIES.max * 4;

const findSeries = async (seriesId: string | null): Promise<Course[]> => {
  if (seriesId === null) return [];
  const documents = await CourseModel.find({ seriesId }).sort(COURSE_ORDER).limit(MAX_LISTED).lean();
  return documents.map(toCourse);
};

const seriesOf = async ({ seriesId }: CourseDocument) => findSeries(seriesId);

export const repeatCourse = operation({
  field: 'Mutation.repeatCourse',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  input: repeatCourseSchema,
  repeat: repeatableBy(CourseModel, seriesOf, (_, { subject }: { subject: CourseDocument }) => subject._id),
  audit: {
    action: 'course.repeat',
    about: (_, { subject }) => auditedCourse(toCourse(subject)),
    changes: ({ input }) => changesBetween({}, input),
  },
  run: async ({ ctx, input: { scheduledDates }, subject: found }): Promise<Course[]> => {
    if (found.courseType !== 'Grupal') throw new DomainError('COURSE_NOT_GROUP', messages.repeatOfGroups);
    requireFutureDates(ctx, scheduledDates);
    const dates = scheduledDates.map((date) => new Date(date));
    const document = await withSeries(found);
    for (const date of dates) await insertRepeat(ctx, document, date);
    return seriesOf(document);
  },
});

const requireFutureDates = (ctx: Ctx, dates: readonly string[]) => {
  for (const scheduledDate of dates) {
    requirePlannable(ctx, { scheduledDates: scheduledDate });
    if (new Date(scheduledDate) <= ctx.now) {
      throw invalidField('scheduledDates', { reason: 'CLASS_IN_PAST', message: messages.classInPast });
    }
  }
};

const withSeries = (found: CourseDocument) =>
  changeDocument(found, {
    decide: ({ seriesId }) => (seriesId === null ? { seriesId: new Types.ObjectId().toString() } : {}),
    write: writeCourse,
    reload: () => requireStoredCourse(found._id.toString()),
  });

export const listCourseSeries = operation({
  field: 'Query.courseSeries',
  access: staff,
  subject: (_, { courseId }) => requireStoredCourse(courseId),
  run: ({ subject: document }) => seriesOf(document),
});

export type CourseOutcome = {
  id: string;
  course: Course | null;
  error: ItemError | null;
};

/** Changes several courses, each by itself: what is rejected for one leaves the others changed. */
export const updateCourses = operation({
  field: 'Mutation.updateCourses',
  access: staff,
  input: updateCoursesSchema,
  isByParts: true,
  run: async ({ ctx, input: { ids, ...given }, request }): Promise<CourseOutcome[]> => {
    requireReadUnlessChanging(ctx, given);
    const outcomes = await writeTogether(ctx, ids, {
      one: updateCourse,
      request,
      given: (own, id) => changesOf(own, id, given),
    });
    return outcomes.map(({ id, value, error }) => ({ id, course: value, error }));
  },
});

type Given = Omit<v.InferOutput<typeof updateCoursesSchema>, 'ids'>;

const changesOf = async (ctx: Ctx, id: string, { startTime, ...changes }: Given) => {
  if (startTime === undefined) return { id, ...changes };
  const { scheduledDate } = await requireCourse(ctx, id);
  if (scheduledDate === null) return { id, ...changes };
  const day = dayIn(scheduledDate, academy.timeZone);
  const start = writtenInstant({ day, clock: startTime, field: 'startTime' });
  return { id, ...changes, scheduledDate: start.toISOString() };
};

/** One copy per date: its id is derived from course and date. */
const insertRepeat = async (ctx: Ctx, found: CourseDocument, scheduledDate: Date) => {
  const request = systemRequest(`repeat:${found._id}:${scheduledDate.toISOString()}`, ctx.now);
  if (await CourseModel.exists({ _id: createdId(request) })) return;
  const copy = copyOf(found);
  const course = {
    ...copy,
    instructorId: await activeOrNobody(ctx, copy.instructorId),
    scheduledDate: scheduledDate.toISOString(),
    seriesId: found.seriesId,
  };
  await insertCourse(course, { request, original: found._id, terms: { isOverbooked: true } });
};

const activeOrNobody = async (ctx: Ctx, id: string | null) => {
  const instructor = await instructorOf(ctx, id);
  return instructor?.isActive ? instructor.id : null;
};
