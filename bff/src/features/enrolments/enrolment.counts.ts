import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addToCounts, storeCounts, type Counts } from '../courses/course.store.ts';
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
export const counting = <Written>(
  counted: readonly Counted[],
  write: () => Promise<Written>,
): Promise<Written> =>
  inTransaction(async () => {
    const written = await write();
    if (!written) return written;
    for (const { courseId, ...added } of counted) await addToCounts(courseId, added);
    return written;
  });

/** For what was stored without counting. */
export const recount = async (courseId: string) => {
  const counts: Counts = {
    placesTaken: await countPlaces(courseId),
    waitingCount: await WaitingModel.countDocuments({ state: 'waiting', courseId }),
  };
  await storeCounts(courseId, counts);
};
