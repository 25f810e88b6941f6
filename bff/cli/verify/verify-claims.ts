import { claimDifferences } from '../../src/features/claims/claim.settlement.ts';

/** Claims that differ from the coming classes. */
export const claimProblems = async () =>
  (await claimDifferences(new Date())).map(({ holder, problem }) => `claim of ${holder}: ${problem}`);
