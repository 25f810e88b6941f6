import { appendFileSync } from 'node:fs';

export type Count = { passed: number; failed: number; skipped?: number };

/** Adds what a suite counted to the file COUNTS, where one is named: CI and `npm run proofs` add up its lines. */
export const addCount = ({ passed, failed, skipped = 0 }: Count) => {
  if (process.env.COUNTS) appendFileSync(process.env.COUNTS, `${passed} ${failed} ${skipped}\n`);
};
