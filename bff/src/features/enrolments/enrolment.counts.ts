import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Ctx } from '../../operation/context.ts';
import {
  addToCounts,
  beginCounted,
  settleCounts,
  storeCounts,
  type Counts,
} from '../courses/course.counts.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';
import { countPlaces } from './enrolment.places.ts';
import { WaitingModel } from './waiting/waiting.model.ts';

type Counted = { courseId: string } & Partial<Counts>;

type Seated = Pick<EnrolmentDocument, 'courseId' | 'status'>;

/** Writes an enrolment, and adds to the places taken of its course what the write has changed. */
export const countingSeats = <Written>(
  { before, after }: { before: Seated | null; after: Seated },
  write: () => Promise<Written>,
): Promise<Written> => {
  const [left, taken] = [courseOfSeat(before), courseOfSeat(after)];
  if (left === taken) return write();
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

/** Adds to the counts of courses if the write returns anything. */
export const counting = async <Written>(
  counted: readonly Counted[],
  write: () => Promise<Written>,
): Promise<Written> => {
  const begun = await Promise.all(counted.map(({ courseId }) => beginCounted(courseId)));
  const written = await write();
  if (!written) return written;
  try {
    await Promise.all(
      counted.map(async ({ courseId, ...added }, index) => {
        const own = begun[index];
        if (own && !(await addToCounts(own, added))) await recount(courseId);
      }),
    );
  } catch {
    // What is begun and not settled is left to the sweep: the write is stored.
  }
  return written;
};

const countsOf = async (courseId: string): Promise<Counts> => {
  const [placesTaken, waitingCount] = await Promise.all([
    countPlaces(courseId),
    WaitingModel.countDocuments({ state: 'waiting', courseId }),
  ]);
  return { placesTaken, waitingCount };
};

export const recount = (courseId: string) => storeCounts(courseId, () => countsOf(courseId));

export const settleCountsOf = ({ now }: Ctx, courseId: string) =>
  settleCounts(courseId, now, () => countsOf(courseId));
