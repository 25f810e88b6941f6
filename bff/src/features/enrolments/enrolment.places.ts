import DataLoader from 'dataloader';
import { Types, type PipelineStage } from 'mongoose';
import { CAPACITY } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { LIVE } from './enrolment.store.ts';

type Seats = { id: string; capacity: number; isOverCapacity?: boolean };

/**
 * The lowest free seat number; null if the course is full. Concurrent enrolments pick the same number, and the
 * unique index rejects all but one, which then count again: there are never more live enrolments than seats. Staff
 * may take a number beyond the capacity; the course is then full until fewer are enrolled than it has seats.
 */
export const findFreePlaceKey = async ({ id, capacity, isOverCapacity = false }: Seats) => {
  const taken = await livePlaces(id);
  if (taken.length >= capacity && !isOverCapacity) return null;
  const keys = new Set(taken.map(({ placeKey }) => placeKey));
  let number = 1;
  while (keys.has(placeKeyOf(id, number))) number += 1;
  return placeKeyOf(id, number);
};

const livePlaces = (courseId: string) =>
  EnrolmentModel.find({ courseId, status: { $in: LIVE } }, { placeKey: 1 })
    .limit(CAPACITY.max * 2)
    .lean();

const placeKeyOf = (courseId: string, number: number) => `${courseId}#${number}`;

type Seat = { course: Pick<Course, 'id' | 'capacity'>; enrolmentId: string; isOverCapacity: boolean };

export const freePlaceKey = async ({ course: { id, capacity }, enrolmentId, isOverCapacity }: Seat) =>
  capacity === null ? enrolmentId : findFreePlaceKey({ id, capacity, isOverCapacity });

export const countPlaces = (courseId: string) =>
  EnrolmentModel.countDocuments({ courseId, status: { $in: LIVE } });

export const isFull = async ({ id, capacity }: Course) =>
  capacity !== null && (await countPlaces(id)) >= capacity;

export const placesLeft = (ctx: Ctx, course: Course) =>
  placesLeftBy(course, (id) => placesTakenLoader(ctx).load(id));

/** Null for no capacity; 0 also if more are enrolled than the present capacity. */
const placesLeftBy = async ({ id, capacity }: Course, countTaken: (id: string) => Promise<number>) =>
  capacity === null ? null : Math.max(0, capacity - (await countTaken(id)));

export const countPlacesLeft = (course: Course) =>
  placesLeftBy(course, async (id) => (await countLiveByCourse([id]))[0] ?? 0);

export const listFull = async (courses: readonly Pick<Course, 'id' | 'capacity'>[]) => {
  const limited = courses.flatMap(({ id, capacity }) => (capacity === null ? [] : { id, capacity }));
  const taken = await countLiveByCourse(limited.map(({ id }) => id));
  return limited.flatMap(({ id, capacity }, index) => ((taken[index] ?? 0) >= capacity ? [id] : []));
};

type Row = { _id: Types.ObjectId; count: number };
type Countable = { aggregate: (stages: PipelineStage[]) => PromiseLike<Row[]> };

export const counterByCourse =
  (model: Countable, match: object) =>
  async (courseIds: readonly string[]): Promise<number[]> => {
    const rows = await model.aggregate([
      { $match: { ...match, courseId: { $in: courseIds.map((id) => new Types.ObjectId(id)) } } },
      { $group: { _id: '$courseId', count: { $sum: 1 } } },
    ]);
    const byCourse = new Map(rows.map(({ _id, count }) => [_id.toString(), count]));
    return courseIds.map((id) => byCourse.get(id) ?? 0);
  };

export const countLiveByCourse = counterByCourse(EnrolmentModel, { status: { $in: LIVE } });

export const placesTakenLoader = perRequest(() => new DataLoader(countLiveByCourse));

/** The enrolments of a course without a limit are as many as its history: they are counted by the index alone. */
export const placesTaken = (ctx: Ctx, { id, capacity }: Course) =>
  (capacity === null ? unlimitedLoader : placesTakenLoader)(ctx).load(id);

const unlimitedLoader = perRequest(
  () => new DataLoader((courseIds: readonly string[]) => Promise.all(courseIds.map(countPlaces))),
);

export const idsOfAttended = async (courseIds: readonly string[]): Promise<Set<string>> => {
  if (courseIds.length === 0) return new Set();
  const counts = await countLiveByCourse(courseIds);
  return new Set(courseIds.filter((_, index) => counts[index]));
};
