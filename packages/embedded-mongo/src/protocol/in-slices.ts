import { setImmediate as letOthers } from 'node:timers/promises';
import { PAUSE, type Pause } from '../language/query.ts';

const SLICE_MS = 5;
const CHECK_CLOCK_EVERY = 8;

/**
 * Calls `step` until it returns false. Commands of other connections run in between, and change what the rest of a scan
 * finds, as in MongoDB.
 */
export const inSlices = async (step: () => boolean): Promise<void> => {
  let end = performance.now() + SLICE_MS;
  for (let steps = 1; step(); steps++) {
    if (steps % CHECK_CLOCK_EVERY !== 0 || performance.now() < end) continue;
    await letOthers();
    end = performance.now() + SLICE_MS;
  }
};

export const eachInSlices = async <T>(items: Iterable<T | Pause>, take: (item: T) => void): Promise<void> => {
  const iterator = items[Symbol.iterator]();
  await inSlices(() => {
    const { done, value } = iterator.next();
    if (done !== true && value !== PAUSE) take(value);
    return done !== true;
  });
};
