import type { BSONRegExp } from 'bson';
import { CommandError, notSupported } from '../errors.ts';
import { bsonType } from '../values/values.ts';

export const isRegex = (value: unknown): value is BSONRegExp => bsonType(value) === 'BSONRegExp';

/** Syntax of PCRE that JavaScript lacks or, worse, reads as something else. */
const ONLY_IN_PCRE = /\\[AZzQEGKRXhHNpPgk]|\[\[:|\(\?(?![:=!]|<[=!])|[*+?}]\+/;

export const compileRegex = (pattern: string, options: string): RegExp => {
  const unknownOption = /[^ims]/.exec(options)?.[0];
  if (unknownOption !== undefined) throw notSupported(`The regular expression option '${unknownOption}'`);
  const unknownSyntax = ONLY_IN_PCRE.exec(pattern)?.[0];
  if (unknownSyntax !== undefined) throw notSupported(`The regular expression syntax '${unknownSyntax}'`);
  try {
    return new RegExp(pattern, [...new Set(options)].join(''));
  } catch (error) {
    throw new CommandError(
      51091,
      `Regular expression is invalid: ${error instanceof Error ? error.message : pattern}`,
    );
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
  for (let i = 1; i < pattern.length; i++) {
    let char = pattern[i] ?? '';
    if (char === '\\') {
      char = pattern[++i] ?? '';
      if (char === '' || /[\w]/.test(char)) return cut();
    } else if ('.^$*+?()[]{}'.includes(char)) {
      return cut();
    }
    if ('*?{'.includes(pattern[i + 1] ?? ' ')) return cut();
    prefix += char;
  }
  return { prefix, isWhole: true };
};
