import { Types, type PipelineStage } from 'mongoose';
import { CAPACITY } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
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
