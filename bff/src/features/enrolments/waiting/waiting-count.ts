import DataLoader from 'dataloader';
import { perRequest } from '../../../operation/per-request.ts';
import { counterByCourse } from '../lists/count-by-course.ts';
import { WaitingModel } from './waiting.model.ts';

/** Students in line by course id, one query for all that a request asks for. */
export const waitingCountLoader = perRequest(
  () => new DataLoader(counterByCourse(WaitingModel, { state: 'waiting' })),
);
