import { Types } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import { SERIES } from '#domain/courses/series.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { changeDocument } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { createdId, systemRequest, type KeyedRequest } from '../../operation/keyed-request.ts';
import { instructorOf } from '../instructors/instructor.store.ts';
import { COURSE_ORDER, CourseModel, toCourse, type CourseDocument } from './course.model.ts';
import { requireStoredCourse, writeCourse } from './course.store.ts';
import { copyOf, insertCourse } from './course.writes.ts';

const MAX_LISTED = SERIES.max * 4;

export const findSeries = async (seriesId: string | null): Promise<Course[]> => {
  if (seriesId === null) return [];
  const documents = await CourseModel.find({ seriesId }).sort(COURSE_ORDER).limit(MAX_LISTED).lean();
  return documents.map(toCourse);
};

type Repeats = { request: KeyedRequest | null; now: Date; dates: Date[] };

export const writeRepeats = (found: CourseDocument, { request, now, dates }: Repeats) =>
  changeDocument(found, {
    request,
    decide: ({ seriesId, repeatDates }) => ({
      seriesId: seriesId ?? new Types.ObjectId().toString(),
      repeatDates: [...(repeatDates ?? []), ...dates],
      repeatedAt: now,
    }),
    write: writeCourse,
    reload: () => requireStoredCourse(found._id.toString()),
  });

const activeOrNobody = async (ctx: Ctx, id: string | null) => {
  const instructor = await instructorOf(ctx, id);
  return instructor?.isActive ? instructor.id : null;
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
    isActive: true,
  };
  try {
    await insertCourse(course, request, { overbooked: 'found' });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

export const finishRepeats = async (ctx: Ctx, courseId: string) => {
  const found = await requireStoredCourse(courseId);
  const { repeatDates, repeatedAt } = found;
  for (const date of repeatDates ?? []) await insertRepeat(ctx, found, date);
  await CourseModel.updateOne(
    { _id: courseId, repeatedAt },
    { $set: { repeatDates: null, repeatedAt: null } },
  );
};
