import DataLoader from 'dataloader';
import { Types } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import type { Ctx } from '../../context.ts';
import { perRequest } from '../../per-request.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { LIVE } from './enrolment.store.ts';

/** In the order of the ids. */
const placesTaken = async (courseIds: readonly string[]): Promise<number[]> => {
  const rows = await EnrolmentModel.aggregate<{ _id: Types.ObjectId; places: number }>([
    { $match: { courseId: { $in: courseIds.map((id) => new Types.ObjectId(id)) }, status: { $in: LIVE } } },
    { $group: { _id: '$courseId', places: { $sum: 1 } } },
  ]);
  const byCourse = new Map(rows.map(({ _id, places }) => [_id.toString(), places]));
  return courseIds.map((id) => byCourse.get(id) ?? 0);
};

/** Live enrolments by course id, one query for all that a request asks for. */
export const placesTakenLoader = perRequest(() => new DataLoader(placesTaken));

/** Null in a course without a limit; 0 also where more are enrolled than there are places now. */
export const placesLeft = async (ctx: Ctx, { id, capacity }: Course) =>
  capacity === null ? null : Math.max(0, capacity - (await placesTakenLoader(ctx).load(id)));
