import DataLoader from 'dataloader';
import { perRequest } from '../../../operation/per-request.ts';
import { counterByCourse } from '../lists/count-by-course.ts';
import { WaitingModel } from './waiting.model.ts';

/** The courses with a waiting list. */
export const listWaitedCourses = async (limit?: number): Promise<string[]> => {
  const ids = await WaitingModel.distinct('courseId', { state: 'waiting' });
  return ids.slice(0, limit).map(String);
};

/** Waiting students by course id, batched per request. */
export const waitingCountLoader = perRequest(
  () => new DataLoader(counterByCourse(WaitingModel, { state: 'waiting' })),
);
