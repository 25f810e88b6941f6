import * as v from 'valibot';
import { ROLES } from './academy.ts';
import { messages } from './messages.ts';
import { optionalLine } from './schema.ts';
import { foldText } from './text.ts';

export const SEARCH_MAX = 100;

/** Counting stops here; 1,001 means more than 1,000. */
export const COUNT_LIMIT = 1_001;

export const searchSchema = v.object({ search: optionalLine(SEARCH_MAX) });

export const userSearchSchema = v.object({
  ...searchSchema.entries,
  role: v.nullish(v.picklist(ROLES, messages.invalidInput)),
});

/** The words of a search; each must occur somewhere in the searched fields. A word inside another asks for nothing more. */
export const searchWords = (search: string) => {
  const words = [...new Set(foldText(search).split(/\s+/).filter(Boolean))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
};
