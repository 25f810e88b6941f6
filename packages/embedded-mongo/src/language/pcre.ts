import { CommandError, notSupported } from '../errors.ts';

type Options = { i: boolean; m: boolean; s: boolean };

const START = '(?<![^])';
const END = '(?![^])';

/** `\s` of PCRE2 without Unicode properties, as MongoDB uses it; JavaScript's has more characters. */
const SPACE = '\\t-\\r ';
const NO_SPACE = '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}';

const ESCAPES: Readonly<Record<string, string>> = { s: SPACE, S: NO_SPACE };
/** Escapes that mean the same in JavaScript. The latter do not when case is ignored. */
const COMMON = /[dDnrt]/;
const COMMON_WITH_CASE = /[wW]/;
const WORD_BOUNDARY = /[bB]/;

export const invalidRegex = (reason: string) =>
  new CommandError(51091, `Regular expression is invalid: ${reason}`);

const unsupported = (syntax: string) => notSupported(`The regular expression syntax '${syntax}'`);

const literal = (character: string): string =>
  /[0-9A-Za-z]/.test(character) ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** A member of a class; outside of one it needs brackets. */
const escapedMember = (escape: string, { i }: Options): string => {
  const character = escape.slice(1);
  const written = Object.hasOwn(ESCAPES, character) ? ESCAPES[character] : undefined;
  if (written !== undefined) return written;
  if (/^x[\dA-Fa-f]{2}$/.test(character) || COMMON.test(character)) return escape;
  if (COMMON_WITH_CASE.test(character) && !i) return escape;
  if (/[0-9A-Za-z]/.test(character)) throw unsupported(escape);
  return literal(character);
};

const ESCAPE = String.raw`\\(?:x[\dA-Fa-f]{2}|[^])`;
const MEMBER = new RegExp(`${ESCAPE}|[^]`, 'gu');

const translateClass = (text: string, options: Options): string => {
  const [, negation = '', members = ''] = /^\[(\^?)([^]*)\]$/u.exec(text) ?? [];
  if (/^\[([:.=])[^]*\1\]$/.test(text) || /\[[:.=]/.test(members)) throw unsupported(text);
  const translated = members.replace(MEMBER, (member) => {
    if (member.startsWith('\\')) return escapedMember(member, options);
    return member === '-' ? '-' : literal(member);
  });
  return `[${negation}${translated}]`;
};

const anchor = (character: string, { m }: Options): string => {
  if (character === '^') return m ? `(?:${START}|(?<=\\n)(?=[^]))` : START;
  return m ? `(?=\\n|${END})` : `(?=\\n?${END})`;
};

/** What precedes the last alternative has a meaning; that one is a literal, or syntax that is not supported. */
const TOKEN = new RegExp(
  [
    `(?<escape>${ESCAPE})`,
    String.raw`(?<class>\[(?!\^?\])\^?(?:\\[^]|[^\]\\])+\])`,
    String.raw`(?<quantifier>(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})\??(?!\+))`,
    String.raw`(?<group>\((?:\?[:=!])?(?![?*])|[)|])`,
    '(?<anchor>[$^])',
    '(?<dot>\\.)',
    String.raw`(?<rest>\((?:\?[^]?|\*)?|[^])`,
  ].join('|'),
  'gu',
);

const translateToken = (groups: Readonly<Record<string, string | undefined>>, options: Options): string => {
  const { escape, class: members, quantifier, group, anchor: end, dot, rest = '' } = groups;
  if (escape !== undefined) {
    if (WORD_BOUNDARY.test(escape.slice(1)) && !options.i) return escape;
    return `[${escapedMember(escape, options)}]`;
  }
  if (members !== undefined) return translateClass(members, options);
  if (group !== undefined) return group === '(' ? '(?:' : group;
  if (end !== undefined) return anchor(end, options);
  if (dot !== undefined) return options.s ? '[^]' : '[^\\n]';
  if (quantifier !== undefined) return quantifier;
  if (rest === '\\') throw invalidRegex('\\ at end of pattern');
  if (/^[([{*+?]/.test(rest)) throw unsupported(rest);
  return literal(rest);
};

/**
 * Translates a PCRE2 pattern, as MongoDB runs it (UTF, no Unicode properties for `\w` and its like, newline is LF),
 * to JavaScript with the flag u, and i where case is ignored. Throws for syntax without an exact counterpart.
 */
export const translatePcre = (pattern: string, options: Options): string =>
  pattern.replace(TOKEN, (...matched) =>
    translateToken(matched.at(-1) as Record<string, string | undefined>, options),
  );
