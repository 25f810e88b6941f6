import DataLoader from 'dataloader';
import { perRequest } from '../../../operation/per-request.ts';
import { counterByCourse } from '../lists/count-by-course.ts';
import { WaitingModel } from './waiting.model.ts';

/** Waiting students by course id, batched per request. */
export const waitingCountLoader = perRequest(
  () => new DataLoader(counterByCourse(WaitingModel, { state: 'waiting' })),
);
