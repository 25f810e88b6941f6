import type { Course } from '#domain/courses/course.ts';
import { isActiveStatus, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { gathered, inTransaction } from '../../database/transaction.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  addToCounts,
  findPlacesTaken,
  lockCourse,
  storeCounts,
  type Counts,
} from '../courses/course.store.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';
import { countPlaces } from './enrolment.places.ts';
import { WaitingModel } from './waiting/waiting.model.ts';

type Counted = { courseId: string } & Partial<Counts>;

type Seated = Pick<EnrolmentDocument, 'courseId' | 'status'>;

/**
 * Writes an enrolment, and adds to the places taken of its course what the write has changed. One that is to come again is
 * written under the lock of its course, too, which may be called off meanwhile.
 */
export const countingSeats = async <Written>(
  { before, after }: { before: Seated | null; after: Seated },
  write: () => Promise<Written>,
): Promise<Written> => {
  const [left, taken] = [courseOfSeat(before), courseOfSeat(after)];
  if (left === taken) {
    const isToComeAgain = before && isActiveStatus(after.status) && !isActiveStatus(before.status);
    if (isToComeAgain) await lockCourse(after.courseId.toString());
    return write();
  }
  return counting(
    [
      ...(left ? [{ courseId: left, placesTaken: -1 }] : []),
      ...(taken ? [{ courseId: taken, placesTaken: 1 }] : []),
    ],
    write,
  );
};

const courseOfSeat = (enrolment: Seated | null) =>
  enrolment && isLiveStatus(enrolment.status) ? enrolment.courseId.toString() : null;

/** Adds to the counts of courses if the write returns anything. Whatever changes a course locks it, too. */
export const counting = <Written>(
  counted: readonly Counted[],
  write: () => Promise<Written>,
): Promise<Written> =>
  inTransaction(async () => {
    for (const { courseId } of counted) await lockCourse(courseId);
    const written = await write();
    if (written) for (const one of counted) add(one);
    return written;
  });

const NO_COUNTS: Counts = { placesTaken: 0, waitingCount: 0 };

const beginSums = () => {
  const sums = new Map<string, Counts>();
  const write = async () => {
    for (const [courseId, added] of sums) await addToCounts(courseId, added);
  };
  return { sums, write };
};

/** Each course is written once, at the end of the transaction. */
const add = ({ courseId, placesTaken = 0, waitingCount = 0 }: Counted) => {
  const sums = gathered(beginSums, beginSums)?.sums;
  const before = sums?.get(courseId) ?? NO_COUNTS;
  sums?.set(courseId, {
    placesTaken: before.placesTaken + placesTaken,
    waitingCount: before.waitingCount + waitingCount,
  });
};

/** Whether all seats are taken, also by what this transaction has written. Under the lock of the course nobody else takes one. */
export const isFull = async ({ id, capacity }: Pick<Course, 'id' | 'capacity'>) => {
  if (capacity === null) return false;
  const taken = gathered(beginSums, beginSums)?.sums.get(id)?.placesTaken ?? 0;
  return (await findPlacesTaken(id)) + taken >= capacity;
};

export const requireFreeSeat = async (course: Pick<Course, 'id' | 'capacity'>) => {
  if (await isFull(course)) throw new DomainError('COURSE_FULL', messages.courseFull);
};

/** For what was stored without counting. */
export const recount = async (courseId: string) => {
  const counts: Counts = {
    placesTaken: await countPlaces(courseId),
    waitingCount: await WaitingModel.countDocuments({ state: 'waiting', courseId }),
  };
  await storeCounts(courseId, counts);
};
