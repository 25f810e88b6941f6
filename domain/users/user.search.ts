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

/** What of a word the index can find; `isWhole` when that is all of it. */
export const searchKey = (word: string) => {
  const characters = [...word];
  return {
    key: characters.slice(0, SEARCH_KEY_LENGTH).join(''),
    isWhole: characters.length <= SEARCH_KEY_LENGTH,
  };
};

/** Folded text to verify on, and the start of every suffix of it to find by index. */
export const searchFields = ({ firstName, lastName, email, documentNumber }: Searched) => {
  const folded = [firstName, lastName, email, documentNumber].map((text) => foldText(text ?? '').trim());
  return {
    searchText: folded.join(FIELD_SEPARATOR),
    searchKeys: [...new Set(folded.flatMap(suffixesOf))],
  };
};
