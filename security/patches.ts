import { readFileSync } from 'node:fs';
import patches from './patches.json' with { type: 'json' };
import type { TestId } from './threats.ts';

/** A defence taken away: the tests that must notice. */
type Patch = {
  name: string;
  /** The threat that it meets. */
  threat: string;
  file: string;
  search: string;
  replace: string;
  fails: TestId[];
};

export const PATCHES: Patch[] = patches;

/** The file without the defence; null where the text is not there exactly once. */
export const patched = ({ file, search, replace }: Patch, folder = '.') => {
  const [before, after, ...more] = readFileSync(`${folder}/${file}`, 'utf8').split(search);
  return before === undefined || after === undefined || more.length > 0 ? null : before + replace + after;
};
