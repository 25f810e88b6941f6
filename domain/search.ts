import * as v from 'valibot';
import { ROLES } from './academy.ts';
import { messages } from './messages.ts';
import { withoutControls } from './schema.ts';
import { SEARCH_MAX } from './search-limits.ts';
import { foldSearched } from './texts/text.ts';

export { COUNT_LIMIT } from './search-limits.ts';

/** White space as it was pasted is one space. */
export const searchEntry = v.pipe(
  v.nullish(
    v.pipe(
      v.string(messages.invalidInput),
      v.transform((text) => text.replace(/\s+/g, ' ').trim()),
      v.maxCodePoints(SEARCH_MAX, messages.searchTooLong),
      v.check((text) => text === withoutControls(text), messages.searchUnreadable),
    ),
  ),
  v.transform((text) => text || null),
);

export const searchSchema = v.object({ search: searchEntry });

export const userSearchSchema = v.object({
  ...searchSchema.entries,
  role: v.nullish(v.picklist(ROLES, messages.invalidInput)),
});

/** What separates words, as people type and paste them; a dash does, so that "Ana-María" finds "Ana María". */
const SEPARATORS = /[\s,;\p{Pd}\p{Cc}]+/u;

/**
 * The words of a search, each of which must occur in a searched field. Omits a word that is part of another. None, of a
 * search of punctuation alone: nothing is found.
 */
export const searchWords = (search: string) => {
  const words = [...new Set(search.split(SEPARATORS).map(foldSearched).filter(Boolean))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
};
