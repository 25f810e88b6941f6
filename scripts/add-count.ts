import { appendFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

/** Adds what a suite counted to the file COUNTS, where one is named: CI adds up its lines. */
export const addCount = ({ passed, failed }: Count) => {
  if (process.env.COUNTS) appendFileSync(process.env.COUNTS, `${passed} ${failed}\n`);
};
