import type { Pdf } from './pdf-document.ts';

type Face = 'archivo' | 'archivo-bold' | 'newsreader';

const EXTENDED = /([\u0100-\u024f\u1e00-\u1eff]+)/;
const WITHOUT_GLYPH = /[^\x20-\x7e\xa0-\u024f\u1e00-\u1eff–—‘’‚“”„•…€−×←→]/gu;
/** Emoji, and what joins or colours them. */
const PICTURE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\p{Cf}\ufe0e\ufe0f\u20e3]/u;

const UNPRINTABLE = '?';

/** The faces have the letters of Europe's Latin alphabets. Emoji are left out, letters of others replaced. */
const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(WITHOUT_GLYPH, (character) => (PICTURE.test(character) ? '' : UNPRINTABLE))
    .replace(/ {2,}/g, ' ')
    .trim() || UNPRINTABLE;

/** Parts of a text with the typeface of each. */
const runsOf = (text: string, face: Face) =>
  text
    .split(EXTENDED)
    .map((part, index) => ({
      part,
      font: index % 2 === 0 ? face : face === 'newsreader' ? 'newsreader-extended' : 'archivo-extended',
    }))
    .filter(({ part }) => part !== '');

type Style = { face: Face; size: number; spacing?: number };

const widthOf = (pdf: Pdf, text: string, { face, size, spacing = 0 }: Style) =>
  runsOf(text, face).reduce(
    (sum, { part, font }) =>
      sum + pdf.font(font).fontSize(size).widthOfString(part, { characterSpacing: spacing }),
    0,
  );

/** The share of free space that is before a line. */
const BEFORE = { left: 0, center: 0.5, right: 1 };

type Line = Style & { x: number; y: number; width: number; color: string; align?: keyof typeof BEFORE };

/** One line, whose baseline is at `y`. */
export const drawLine = (pdf: Pdf, given: string, { x, y, width, color, align = 'left', ...style }: Line) => {
  const { face, size, spacing = 0 } = style;
  const text = printable(given);
  let at = x + (width - widthOf(pdf, text, style)) * BEFORE[align];
  for (const { part, font } of runsOf(text, face)) {
    pdf.font(font).fontSize(size).fillColor(color);
    const options = { characterSpacing: spacing, lineBreak: false, baseline: 'alphabetic' } as const;
    pdf.text(part, at, y, options);
    at += pdf.widthOfString(part, { characterSpacing: spacing });
  }
};

/** The words, with those that are wider than a line cut. */
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

type Fitted = { face: Face; sizes: readonly number[]; lines: number; width: number };

/** The lines of a text in the first size in which they are few enough, else in the last one. */
export const fitText = (pdf: Pdf, given: string, { face, sizes, lines: most, width }: Fitted) => {
  const text = printable(given);
  const attempts = sizes.map((size) => ({ size, lines: linesOf(pdf, text, { face, size }, width) }));
  const fitting = attempts.find(({ lines }) => lines.length <= most) ?? attempts.at(-1);
  return fitting ?? { size: 0, lines: [] };
};
