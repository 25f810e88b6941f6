import DataLoader from 'dataloader';
import { perRequest } from '../../../operation/per-request.ts';
import { counterByCourse } from '../lists/count-by-course.ts';
import { WaitingModel } from './waiting.model.ts';

export const listWaitedCourses = async (limit?: number): Promise<string[]> => {
  const ids = await WaitingModel.distinct('courseId', { state: 'waiting' });
  return ids.slice(0, limit).map(String);
};

export const waitingCountLoader = perRequest(
  () => new DataLoader(counterByCourse(WaitingModel, { state: 'waiting' })),
);
