import { CommandError, notSupported } from '../errors.ts';
import {
  type CharacterSet,
  complement,
  escapePoint,
  ESCAPED_SETS,
  ignoreCase,
  NOT_NEWLINE,
  POSIX_SETS,
  toClass,
  unite,
} from './characters.ts';

type Flags = { i: boolean; m: boolean; s: boolean };

const START = '(?<![^])';
const END = '(?![^])';
const MAX_REPEAT = 65_535;
const CONTROL_ESCAPES: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9 };
const ASSERTIONS: Readonly<Record<string, string>> = {
  b: '\\b',
  B: '\\B',
  A: START,
  z: END,
  Z: `(?=\\n?${END})`,
};

export const invalidRegex = (reason: string) =>
  new CommandError(51091, `Regular expression is invalid: ${reason}`);

const unsupported = (syntax: string) => notSupported(`The regular expression syntax '${syntax}'`);

/**
 * Writes a pattern of PCRE2, as MongoDB runs it (UTF, no Unicode properties for `\w` and its like, newline is LF), as one of
 * JavaScript for the flag u alone. Sets of characters and the options are written out, because the two languages
 * differ in them. What has no exact counterpart is an error.
 */
class Translator {
  readonly #pattern: string;
  #at = 0;
  #lookbehinds = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  translate(flags: Flags): string {
    const translated = this.#alternatives(flags);
    if (this.#at < this.#pattern.length) throw invalidRegex('unmatched closing parenthesis');
    return translated;
  }

  #peek(text: string): boolean {
    return this.#pattern.startsWith(text, this.#at);
  }

  #take(text: string): boolean {
    if (!this.#peek(text)) return false;
    this.#at += text.length;
    return true;
  }

  /** The match of a sticky expression at the current position, which moves behind it. */
  #match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#pattern);
    if (match === null) return undefined;
    this.#at += match[0].length;
    return match;
  }

  #takeCharacter(): string {
    const character = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
    this.#at += character.length;
    return character;
  }

  /** Up to the end of the pattern or the parenthesis that closes the group; flags set inside last as long. */
  #alternatives(flags: Flags): string {
    let current = flags;
    let translated = '';
    while (this.#at < this.#pattern.length && !this.#peek(')')) {
      if (this.#take('|')) {
        translated += '|';
        continue;
      }
      const inline = this.#match(/\(\?([ims]*)(?:-([ims]*))?\)/y);
      if (inline !== undefined) current = withFlags(current, inline);
      else if (this.#match(/\(\?#[^)]*\)/y) === undefined)
        translated += this.#item(current) + this.#quantifier();
    }
    return translated;
  }

  #quantifier(): string {
    const match = this.#match(/(?:[*+?]|\{(\d+)(?:,(\d*))?\})[?+]?/y);
    if (match === undefined) return '';
    const [text, minimum = '0', maximum = '0'] = match;
    if (text.length > 1 && text.endsWith('+')) throw unsupported(text);
    if (Number(minimum) > MAX_REPEAT || Number(maximum) > MAX_REPEAT) throw invalidRegex(`repeat ${text}`);
    if (this.#lookbehinds > 0) throw unsupported(`${text} in a lookbehind`);
    return text;
  }

  #item(flags: Flags): string {
    if (this.#take('(')) return this.#group(flags);
    if (this.#match(/\[([:.=])[^\]]*\1\]/y) !== undefined) throw invalidRegex('POSIX class outside a class');
    if (this.#take('[')) return toClass(this.#class(flags));
    if (this.#take('\\')) return this.#escape(flags);
    if (this.#take('.')) return flags.s ? '[^]' : toClass(NOT_NEWLINE);
    if (this.#take('^')) return flags.m ? `(?:${START}|(?<=\\n)(?=[^]))` : START;
    if (this.#take('$')) return flags.m ? `(?=\\n|${END})` : `(?=\\n?${END})`;
    if (/[*+?]/.test(this.#pattern[this.#at] ?? '')) throw invalidRegex('nothing to repeat');
    if (this.#match(/\{\d+(?:,\d*)?\}/y) !== undefined) throw invalidRegex('nothing to repeat');
    const brace = this.#match(/\{[, \t]/y);
    if (brace !== undefined) throw unsupported(brace[0]);
    return literal(this.#takeCharacter(), flags);
  }

  #group(flags: Flags): string {
    if (this.#peek('*')) throw unsupported('(*');
    const opening = this.#match(/\?(?:([ims]*)(?:-([ims]*))?:|<?[=!]|P?<\w+>|'\w+')/y);
    if (opening === undefined && this.#peek('?'))
      throw unsupported(`(${this.#pattern.slice(this.#at, this.#at + 3)}`);
    const text = opening?.[0] ?? '';
    const isLookbehind = text.startsWith('?<=') || text.startsWith('?<!');
    if (isLookbehind) this.#lookbehinds++;
    const inside = this.#alternatives(text.endsWith(':') && opening ? withFlags(flags, opening) : flags);
    if (isLookbehind) this.#lookbehinds--;
    if (!this.#take(')')) throw invalidRegex('missing closing parenthesis');
    return `(${/^\?<?[=!]$/.test(text) ? text : '?:'}${inside})`;
  }

  #escape(flags: Flags): string {
    const character = this.#pattern[this.#at] ?? '';
    const assertion = Object.hasOwn(ASSERTIONS, character) ? ASSERTIONS[character] : undefined;
    if (assertion !== undefined) {
      this.#at++;
      return assertion;
    }
    if (this.#take('N')) {
      if (this.#peek('{')) throw unsupported('\\N{');
      return toClass(NOT_NEWLINE);
    }
    const escaped = this.#escapedSet();
    return escaped === undefined ? literal(this.#escapedCharacter(), flags) : toClass(escaped);
  }

  #escapedSet(): CharacterSet | undefined {
    const character = this.#pattern[this.#at] ?? '';
    if (!Object.hasOwn(ESCAPED_SETS, character)) return undefined;
    this.#at++;
    return ESCAPED_SETS[character];
  }

  #escapedCharacter(): string {
    const hexadecimal = this.#match(/x(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{0,2}))/y);
    if (hexadecimal?.[0] === 'x' && this.#peek('{')) throw invalidRegex('\\x{');
    if (hexadecimal !== undefined) return fromPoint(parseInt(hexadecimal[1] ?? (hexadecimal[2] || '0'), 16));
    const octal = this.#match(/o\{([0-7]+)\}|(0[0-7]{0,2})/y);
    if (octal !== undefined) return fromPoint(parseInt(octal[1] ?? octal[2] ?? '', 8));
    const control = this.#match(/c([A-Za-z])/y);
    if (control !== undefined) return fromPoint((control[1] ?? '').toUpperCase().charCodeAt(0) ^ 64);
    if (this.#at >= this.#pattern.length) throw invalidRegex('\\ at end of pattern');
    const character = this.#takeCharacter();
    const point = Object.hasOwn(CONTROL_ESCAPES, character) ? CONTROL_ESCAPES[character] : undefined;
    if (point !== undefined) return fromPoint(point);
    if (/[0-9A-Za-z]/.test(character)) throw unsupported(`\\${character}`);
    return character;
  }

  #class(flags: Flags): CharacterSet {
    const isNegated = this.#take('^');
    let set: CharacterSet = [];
    for (let isFirst = true; isFirst || !this.#peek(']'); isFirst = false) {
      if (this.#at >= this.#pattern.length) throw invalidRegex('missing terminating ] for character class');
      set = unite(set, this.#classMember(flags));
    }
    this.#at++;
    return isNegated ? complement(set) : set;
  }

  #classMember(flags: Flags): CharacterSet {
    const low = this.#posixSet(flags) ?? this.#classAtom();
    if (typeof low !== 'string') {
      if (this.#match(/-(?!\])/y) !== undefined) throw unsupported('a range that begins with a set');
      return low;
    }
    const start = low.codePointAt(0) ?? 0;
    let end = start;
    if (this.#match(/-(?!\])/y) !== undefined) {
      const high = this.#posixSet(flags) ?? this.#classAtom();
      if (typeof high !== 'string') throw unsupported('a range that ends with a set');
      end = high.codePointAt(0) ?? 0;
      if (end < start) throw invalidRegex('range out of order in character class');
    }
    return flags.i ? ignoreCase([[start, end]]) : [[start, end]];
  }

  #classAtom(): CharacterSet | string {
    if (!this.#take('\\')) return this.#takeCharacter();
    if (this.#take('b')) return '\b';
    return this.#escapedSet() ?? this.#escapedCharacter();
  }

  #posixSet(flags: Flags): CharacterSet | undefined {
    if (this.#match(/\[([.=])(?=[^\]]*\1\])/y) !== undefined) throw unsupported('[. or [=');
    const match = this.#match(/\[:(\^?)([a-z]*):\]/y);
    if (match === undefined) return undefined;
    const [, negation, name = ''] = match;
    const known = Object.hasOwn(POSIX_SETS, name) ? POSIX_SETS[name] : undefined;
    if (known === undefined) throw invalidRegex(`unknown POSIX class name ${name}`);
    const set = flags.i && (name === 'upper' || name === 'lower') ? (POSIX_SETS.alpha ?? known) : known;
    return negation === '^' ? complement(set) : set;
  }
}

const withFlags = (flags: Flags, [, on = '', off = '']: RegExpExecArray): Flags => ({
  i: (flags.i || on.includes('i')) && !off.includes('i'),
  m: (flags.m || on.includes('m')) && !off.includes('m'),
  s: (flags.s || on.includes('s')) && !off.includes('s'),
});

const fromPoint = (point: number): string => {
  if (!(point <= 0x10ffff) || (point >= 0xd800 && point <= 0xdfff))
    throw invalidRegex(`character code point value ${point.toString(16)} is not valid`);
  return String.fromCodePoint(point);
};

const literal = (character: string, flags: Flags): string => {
  const point = character.codePointAt(0) ?? 0;
  if (flags.i) return toClass(ignoreCase([[point, point]]));
  return /[0-9A-Za-z]/.test(character) ? character : escapePoint(point);
};

export const translatePcre = (pattern: string, options: string): string =>
  new Translator(pattern).translate({
    i: options.includes('i'),
    m: options.includes('m'),
    s: options.includes('s'),
  });
