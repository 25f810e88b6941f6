import * as v from 'valibot';
import { ROLES } from './academy.ts';
import { messages } from './messages.ts';
import { optionalLine } from './schema.ts';
import { SEARCH_MAX } from './search-limits.ts';
import { foldText } from './texts/text.ts';

export { COUNT_LIMIT } from './search-limits.ts';

export const searchSchema = v.object({ search: optionalLine(SEARCH_MAX) });

export const userSearchSchema = v.object({
  ...searchSchema.entries,
  role: v.nullish(v.picklist(ROLES, messages.invalidInput)),
});

/** The words of a search, each of which must occur in a searched field. Omits a word that is part of another. */
export const searchWords = (search: string) => {
  const words = [...new Set(foldText(search).split(/\s+/).filter(Boolean))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
};
