import DataLoader from 'dataloader';
import type { Course } from '#domain/courses/course.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { counterByCourse } from './lists/count-by-course.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { LIVE } from './enrolment.store.ts';

/** Live enrolments by course id. */
export const countLiveByCourse = counterByCourse(EnrolmentModel, { status: { $in: LIVE } });

/** The same, batched per request. */
export const placesTakenLoader = perRequest(() => new DataLoader(countLiveByCourse));

/** Null for no capacity; 0 also if more are enrolled than the present capacity. */
export const placesLeft = async (ctx: Ctx, { id, capacity }: Course) =>
  capacity === null ? null : Math.max(0, capacity - (await placesTakenLoader(ctx).load(id)));
