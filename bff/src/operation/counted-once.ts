import type { Limits } from '../process/limits.ts';

/** The limits of a write that may run again after a conflict: what an attempt counts is counted once. */
export const countedOnce = (limits: Limits) => {
  const counted = new Map<string, number>();
  let ofAttempt = new Map<string, number>();
  const consume: Limits['consume'] = async (rule, key) => {
    const name = `${rule} ${key}`;
    const times = (ofAttempt.get(name) ?? 0) + 1;
    ofAttempt.set(name, times);
    if (times <= (counted.get(name) ?? 0)) return;
    counted.set(name, times);
    await limits.consume(rule, key);
  };
  return { limits: { ...limits, consume }, beginAttempt: () => void (ofAttempt = new Map()) };
};
