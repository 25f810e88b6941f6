/** Letters that look like a Latin one, in capitals. */
const LATIN: Record<string, string> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Ј: 'J',
  Ѕ: 'S',
  Ԛ: 'Q',
  Ԝ: 'W',
  З: '3',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  Ϲ: 'C',
  Ϳ: 'J',
  Ø: 'O',
};

const DIGITS: Record<string, string> = { O: '0', I: '1', L: '1' };

/**
 * The same for all serial numbers that look alike: without case, accents, spaces and punctuation, Cyrillic and Greek letters as
 * the Latin ones that they look like, O as 0, I and l as 1.
 */
export const foldSerial = (serial: string) =>
  [
    ...serial
      .normalize('NFKD')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((letter) => LATIN[letter] ?? letter)
    .map((letter) => DIGITS[letter] ?? letter)
    .join('');
