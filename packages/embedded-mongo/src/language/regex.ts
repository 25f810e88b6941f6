import type { BSONRegExp } from 'bson';
import { notSupported } from '../errors.ts';
import { bsonType } from '../values/values.ts';
import { invalidRegex, translatePcre } from './pcre.ts';

export const isRegex = (value: unknown): value is BSONRegExp => bsonType(value) === 'BSONRegExp';

export const compileRegex = (pattern: string, options: string): RegExp => {
  const unknownOption = /[^ims]/.exec(options)?.[0];
  if (unknownOption !== undefined) throw notSupported(`The regular expression option '${unknownOption}'`);
  const [i, m, s] = ['i', 'm', 's'].map((option) => options.includes(option)) as [boolean, boolean, boolean];
  const translated = translatePcre(pattern, { i, m, s });
  try {
    return new RegExp(translated, i ? 'iu' : 'u');
  } catch (error) {
    throw invalidRegex(error instanceof Error ? error.message : pattern);
  }
};

/**
 * The text with which every match of the pattern begins, empty when unknown, and whether the pattern asks for
 * nothing else.
 */
export const literalPrefix = (pattern: string, options: string): { prefix: string; isWhole: boolean } => {
  let prefix = '';
  const cut = () => ({ prefix, isWhole: false });
  if (!pattern.startsWith('^') || /[im]/.test(options) || pattern.includes('|')) return cut();
  const characters = [...pattern];
  for (let i = 1; i < characters.length; i++) {
    let char = characters[i] ?? '';
    if (char === '\\') {
      char = characters[++i] ?? '';
      if (char === '' || /[\w]/.test(char)) return cut();
    } else if ('.^$*+?()[]{}'.includes(char)) {
      return cut();
    }
    if ('*?{'.includes(characters[i + 1] ?? ' ')) return cut();
    prefix += char;
  }
  return { prefix, isWhole: true };
};
