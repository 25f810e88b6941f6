import DataLoader from 'dataloader';
import { Types } from 'mongoose';
import { perRequest } from '../../per-request.ts';
import { WaitingModel } from './waiting.model.ts';

/** In the order of the ids. */
const waitingCounts = async (courseIds: readonly string[]): Promise<number[]> => {
  const rows = await WaitingModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { state: 'waiting', courseId: { $in: courseIds.map((id) => new Types.ObjectId(id)) } } },
    { $group: { _id: '$courseId', count: { $sum: 1 } } },
  ]);
  const byCourse = new Map(rows.map(({ _id, count }) => [_id.toString(), count]));
  return courseIds.map((id) => byCourse.get(id) ?? 0);
};

/** Students in line by course id, one query for all that a request asks for. */
export const waitingCountLoader = perRequest(() => new DataLoader(waitingCounts));
