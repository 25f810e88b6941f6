import DataLoader from 'dataloader';
import type { Course } from '#domain/courses/course.ts';
import type { Ctx } from '../../../operation/context.ts';
import { perRequest } from '../../../operation/per-request.ts';
import { counterByCourse } from '../enrolment.places.ts';
import { EnrolmentModel } from '../enrolment.model.ts';
import { LIVE } from '../enrolment.store.ts';

export const countLiveByCourse = counterByCourse(EnrolmentModel, { status: { $in: LIVE } });

export const placesTakenLoader = perRequest(() => new DataLoader(countLiveByCourse));

export const listFull = async (courses: readonly Pick<Course, 'id' | 'capacity'>[]) => {
  const taken = await countLiveByCourse(courses.map(({ id }) => id));
  return courses.flatMap(({ id, capacity }, index) =>
    capacity !== null && (taken[index] ?? 0) >= capacity ? [id] : [],
  );
};

/** Null for no capacity; 0 also if more are enrolled than the present capacity. */
const placesLeftBy = async ({ id, capacity }: Course, countTaken: (id: string) => Promise<number>) =>
  capacity === null ? null : Math.max(0, capacity - (await countTaken(id)));

export const placesLeft = (ctx: Ctx, course: Course) =>
  placesLeftBy(course, (id) => placesTakenLoader(ctx).load(id));

export const countPlacesLeft = (course: Course) =>
  placesLeftBy(course, async (id) => (await countLiveByCourse([id]))[0] ?? 0);
