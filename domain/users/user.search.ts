import { foldSearched } from '../texts/text.ts';
import { phoneKey } from './phone.ts';

/** Prevents a match across two fields. */
const FIELD_SEPARATOR = '\u0001';

/** Length of the indexed suffixes. Longer words are compared with the whole text. */
const SEARCH_KEY_LENGTH = 8;

type Searched = {
  firstName?: string | null;
  lastName?: string | null;
  email?: string;
  documentNumber?: string;
  phone?: string | null;
};

const suffixesOf = (text: string) => {
  const characters = [...text];
  return characters.map((_, start) => characters.slice(start, start + SEARCH_KEY_LENGTH).join(''));
};

/** The indexed prefixes of a word. `isWhole`: the prefix is the whole word. */
export const searchKeysOf = (word: string) => {
  const characters = [...word];
  const start = characters.slice(0, SEARCH_KEY_LENGTH).join('');
  if (characters.length <= SEARCH_KEY_LENGTH) return { keys: [start], isWhole: true };
  return { keys: [start, characters.slice(-SEARCH_KEY_LENGTH).join('')], isWhole: false };
};

/** Omits keys that are prefixes of others. */
const withoutPrefixes = (keys: Iterable<string>) =>
  [...new Set(keys)].sort().filter((key, index, sorted) => !sorted[index + 1]?.startsWith(key));

/** The folded text of a user, the start of every suffix of it, and the phone number, for the indexes. */
export const searchFields = ({ firstName, lastName, email, documentNumber, phone }: Searched) => {
  const folded = [firstName, lastName, email, documentNumber].map((text) => foldSearched(text ?? ''));
  return {
    searchText: folded.join(FIELD_SEPARATOR),
    searchKeys: withoutPrefixes(folded.flatMap(suffixesOf)),
    phoneKey: phoneKey(phone),
  };
};
