import type { Pdf } from './pdf-document.ts';

type Face = 'archivo' | 'archivo-bold' | 'newsreader';

const FILES: readonly { file: string; letters: RegExp }[] = [
  { file: 'cyrillic', letters: /[\u0400-\u045f\u0490\u0491]/ },
  { file: 'greek', letters: /[\u0386-\u03ce]/ },
  { file: 'hebrew', letters: /[\u05b0-\u05f4]/ },
  { file: 'arabic', letters: /[\u0621-\u06d5]/ },
];
/** What the faces for other letters of Europe have, of titles and of texts. */
const EXTENDED =
  /[\u0100-\u0130\u0134-\u0148\u014a-\u0151\u0154-\u017e\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01c4-\u01cc\u01e6\u01e7\u01ea\u01eb\u01fa-\u021b\u022a-\u022d\u0230-\u0233\u0237\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9]/;
const LATIN = /[\x20-\x7e\xa0-\xff–—‘’‚“”„•…€−×]/;
const LEFT_OUT = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\p{Cf}\p{M}]/u;
const RIGHT_TO_LEFT = /[\u05b0-\u06d5]/;

const UNPRINTABLE = '?';

/** Of those that Unicode does not decompose. */
const SUBSTITUTES: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '′': '’',
  '″': '”',
  '‹': '‘',
  '›': '’',
  '←': '<',
  '→': '>',
  ı: 'i',
  ə: 'e',
  ʻ: '‘',
  ʼ: '’',
};

const hasGlyph = (character: string) =>
  LATIN.test(character) || EXTENDED.test(character) || FILES.some(({ letters }) => letters.test(character));

/** The letter without its marks, or what stands for it. */
const withGlyphs = (character: string) =>
  Array.from(SUBSTITUTES[character] ?? character.normalize('NFKD'))
    .filter(hasGlyph)
    .join('');

/** What no face has is replaced by what is nearest; letters of alphabets without a file are not. */
const printable = (text: string) =>
  Array.from(text.normalize('NFC'), (character) => {
    if (hasGlyph(character)) return character;
    return LEFT_OUT.test(character) ? '' : withGlyphs(character) || UNPRINTABLE;
  })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim() || UNPRINTABLE;

const fontOf = (letter: string, face: Face) => {
  if (EXTENDED.test(letter)) return face === 'newsreader' ? 'newsreader-extended' : 'archivo-extended';
  return FILES.find(({ letters }) => letters.test(letter))?.file ?? face;
};

type Run = { part: string; font: string };

const runsOf = (text: string, face: Face) => {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontOf(letter, face);
    const last = runs.at(-1);
    if (last?.font === font) last.part += letter;
    else runs.push({ part: letter, font });
  }
  return runs;
};

const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);

/** What readers say of a text: that from right to left is drawn in another order than it is read. */
export const readingOf = (text: string) => (isRightToLeft(text) ? { actual: text } : {});

/** The words of a line from left to right. Its first letter decides on the direction of the line. */
const visualWordsOf = (text: string) => {
  const spans: string[][] = [];
  for (const word of text.split(' ')) {
    const last = spans.at(-1);
    if (last && isRightToLeft(last.join('')) === isRightToLeft(word)) last.push(word);
    else spans.push([word]);
  }
  const words = spans.map((span) => (isRightToLeft(span.join('')) ? span.reverse() : span));
  return (isRightToLeft(text.charAt(0)) ? words.reverse() : words).flat();
};

const visualRunsOf = (text: string, face: Face) => {
  if (!isRightToLeft(text)) return runsOf(text, face);
  return visualWordsOf(text).flatMap((word, index) => {
    const runs = runsOf(word, face);
    if (isRightToLeft(word)) runs.reverse();
    return index === 0 ? runs : [{ part: ' ', font: face }, ...runs];
  });
};

type Style = { face: Face; size: number; spacing?: number };

const widthOf = (pdf: Pdf, text: string, { face, size, spacing = 0 }: Style) =>
  runsOf(text, face).reduce(
    (sum, { part, font }) =>
      sum + pdf.font(font).fontSize(size).widthOfString(part, { characterSpacing: spacing }),
    0,
  );

const BEFORE = { left: 0, center: 0.5, right: 1 };

type Line = Style & { x: number; y: number; width: number; color: string; align?: keyof typeof BEFORE };

export const drawLine = (pdf: Pdf, given: string, { x, y, width, color, align = 'left', ...style }: Line) => {
  const { face, size, spacing = 0 } = style;
  const text = printable(given);
  let at = x + (width - widthOf(pdf, text, style)) * BEFORE[align];
  for (const { part, font } of visualRunsOf(text, face)) {
    pdf.font(font).fontSize(size).fillColor(color);
    const options = { characterSpacing: spacing, lineBreak: false, baseline: 'alphabetic' } as const;
    pdf.text(part, at, y, options);
    at += pdf.widthOfString(part, { characterSpacing: spacing });
  }
};

const piecesOf = (pdf: Pdf, text: string, style: Style, width: number) =>
  text.split(/\s+/).flatMap((word) => {
    const pieces = [''];
    for (const letter of word) {
      const longer = `${pieces.at(-1)}${letter}`;
      if (widthOf(pdf, longer, style) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(letter);
    }
    return pieces;
  });

const linesOf = (pdf: Pdf, text: string, style: Style, width: number) => {
  const lines: string[] = [];
  for (const piece of piecesOf(pdf, text, style, width)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
    if (lines.length > 0 && widthOf(pdf, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
};

const LEADING = 1.14;

export type Block = { size: number; lines: readonly string[] };

export const heightOf = ({ size, lines }: Block) => size + (lines.length - 1) * size * LEADING;

export const pitchOf = ({ size, lines }: Block) => lines.length * size * LEADING;

type Fitted = {
  face: Face;
  sizes: readonly number[];
  lines: number;
  width: number;
  /** The most for a text that has too many lines in each size. */
  height?: number;
};

/** The lines of a text in the first size in which they are few enough, else in the first that is low enough. */
export const fitText = (pdf: Pdf, given: string, fitted: Fitted): Block => {
  const { face, sizes, lines: most, width, height = 0 } = fitted;
  const text = printable(given);
  const attempts = sizes.map((size) => ({ size, lines: linesOf(pdf, text, { face, size }, width) }));
  const isLow = (attempt: Block) => height === 0 || heightOf(attempt) <= height;
  return (
    attempts.find((attempt) => attempt.lines.length <= most && isLow(attempt)) ??
    attempts.find((attempt) => height > 0 && isLow(attempt)) ??
    attempts.at(-1) ?? { size: 0, lines: [] }
  );
};

export const drawBlock = (pdf: Pdf, { size, lines }: Block, line: Omit<Line, 'size'>) =>
  lines.forEach((text, index) => drawLine(pdf, text, { ...line, size, y: line.y + index * size * LEADING }));
