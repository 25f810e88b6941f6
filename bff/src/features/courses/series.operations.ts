import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { repeatCourseSchema, updateCoursesSchema } from '#domain/courses/series.schema.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import type { Ctx } from '../../operation/context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { itemOutcome, type ItemError } from '../../operation/item-outcome.ts';
import { invalidField } from '../../operation/input.ts';
import { partOf, repeatable, runAgain } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { writtenInstant } from '../../operation/wall-clock.ts';
import { writeTogether } from '../../operation/write-together.ts';
import { auditedCourse } from './course.audit.ts';
import { updateCourse } from './course-changes.operations.ts';
import { CourseModel, toCourse, type CourseDocument } from './course.model.ts';
import { requireCourse, requireStoredCourse } from './course.store.ts';
import { findSeries, finishRepeats, writeRepeats } from './series.writes.ts';

const seriesOf = async ({ seriesId }: CourseDocument) => findSeries(seriesId);

const requireFutureDates = (ctx: Ctx, dates: readonly string[]) => {
  for (const scheduledDate of dates) {
    requirePlannable(ctx, { scheduledDates: scheduledDate });
    if (new Date(scheduledDate) <= ctx.now) {
      throw invalidField('scheduledDates', { reason: 'CLASS_IN_PAST', message: messages.classInPast });
    }
  }
};

export const repeatCourse = operation({
  field: 'Mutation.repeatCourse',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  input: repeatCourseSchema,
  // The first call may not have inserted all of them yet.
  repeat: repeatable(CourseModel, async (document: CourseDocument, ctx) => {
    await finishRepeats(ctx, document._id.toString());
    return seriesOf(document);
  }),
  audit: {
    action: 'course.repeat',
    about: (_, { subject }) => auditedCourse(toCourse(subject)),
    changes: ({ input }) => changesBetween({}, input),
  },
  run: async ({ ctx, input: { scheduledDates }, subject: found, request }): Promise<Course[]> => {
    if (found.courseType !== 'Grupal') throw new DomainError('COURSE_NOT_GROUP', messages.repeatOfGroups);
    requireFutureDates(ctx, scheduledDates);
    const dates = scheduledDates.map((date) => new Date(date));
    const document = await writeRepeats(found, { request, now: ctx.now, dates });
    await afterCommit(ctx, () => finishRepeats(ctx, document._id.toString()));
    return seriesOf(document);
  },
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

const outcomeOf = async (ctx: Ctx, id: string, work: () => Promise<Course>): Promise<CourseOutcome> => {
  const { value, error } = await itemOutcome(ctx, work);
  return { id, course: value, error };
};

type Given = Omit<v.InferOutput<typeof updateCoursesSchema>, 'ids'>;

const changesOf = async (ctx: Ctx, id: string, { startTime, ...changes }: Given) => {
  if (startTime === undefined) return { id, ...changes };
  const { scheduledDate } = await requireCourse(ctx, id);
  if (scheduledDate === null) return { id, ...changes };
  const day = dayIn(scheduledDate, academy.timeZone);
  const start = writtenInstant({ day, clock: startTime, field: 'startTime' });
  return { id, ...changes, scheduledDate: start.toISOString() };
};

/** Changes several courses, each by itself: what is rejected for one leaves the others changed. */
export const updateCourses = operation({
  field: 'Mutation.updateCourses',
  access: staff,
  input: updateCoursesSchema,
  repeat: runAgain,
  run: async ({ ctx, input: { ids, ...given }, request }): Promise<CourseOutcome[]> => {
    requireReadUnlessChanging(ctx, given);
    return writeTogether(ctx, ids, (own, id) =>
      outcomeOf(own, id, async () =>
        updateCourse.asPart(own, {
          given: await changesOf(own, id, given),
          request: request && partOf(request, id),
        }),
      ),
    );
  },
});
