import { foldText } from '../text.ts';

/** Keeps a word from matching across two fields. */
const FIELD_SEPARATOR = '\u0001';

/** Suffixes are cut to this many characters: longer words are verified on the whole text. */
const SEARCH_KEY_LENGTH = 8;

type Searched = {
  firstName?: string | null;
  lastName?: string | null;
  email?: string;
  documentNumber?: string;
};

const suffixesOf = (text: string) => {
  const characters = [...text];
  return characters.map((_, start) => characters.slice(start, start + SEARCH_KEY_LENGTH).join(''));
};

/** The beginnings by which the index can find a word; `isWhole` when they are all of it. */
export const searchKeysOf = (word: string) => {
  const characters = [...word];
  const start = characters.slice(0, SEARCH_KEY_LENGTH).join('');
  if (characters.length <= SEARCH_KEY_LENGTH) return { keys: [start], isWhole: true };
  return { keys: [start, characters.slice(-SEARCH_KEY_LENGTH).join('')], isWhole: false };
};

/** Without keys that begin another one: what finds them finds the longer one. */
const withoutPrefixes = (keys: Iterable<string>) =>
  [...new Set(keys)].sort().filter((key, index, sorted) => !sorted[index + 1]?.startsWith(key));

/** Folded text to verify on, and the start of every suffix of it to find by index. */
export const searchFields = ({ firstName, lastName, email, documentNumber }: Searched) => {
  const folded = [firstName, lastName, email, documentNumber].map((text) => foldText(text ?? '').trim());
  return {
    searchText: folded.join(FIELD_SEPARATOR),
    searchKeys: withoutPrefixes(folded.flatMap(suffixesOf)),
  };
};
