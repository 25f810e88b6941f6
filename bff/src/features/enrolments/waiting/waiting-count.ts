import DataLoader from 'dataloader';
import { perRequest } from '../../../operation/per-request.ts';
import { counterByCourse } from '../enrolment.places.ts';
import { WaitingModel } from './waiting.model.ts';

export const listWaitedCourses = async (limit?: number): Promise<string[]> => {
  const rows = await WaitingModel.aggregate<{ _id: unknown }>([
    { $match: { state: 'waiting' } },
    { $group: { _id: '$courseId' } },
  ]);
  return rows.slice(0, limit).map(({ _id }) => String(_id));
};

export const waitingCountLoader = perRequest(
  () => new DataLoader(counterByCourse(WaitingModel, { state: 'waiting' })),
);
