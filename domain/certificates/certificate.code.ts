import { academy } from '../academy.ts';

/** Without characters that are easily confused. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of the code of the public page: 98 bits. */
export const CODE_LENGTH = 20;
/** Random characters of a number. */
export const NUMBER_LENGTH = 6;

const GROUP = /.{4}(?=.)/g;

/** `7K2M-…`: in groups of four. */
export const certificateCodeText = (code: string) => code.replace(GROUP, '$&-');

/** The stored form of a code. Case and dashes are ignored. */
export const foldCertificateCode = (given: string) => given.toUpperCase().replace(SEPARATORS, '');

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

export const isCertificateCode = (code: string) => CODE.test(code);

/** `CEN-2026-7K2M9X` */
export const certificateNumber = (year: string, random: string) => `${academy.code}-${year}-${random}`;

const SEPARATORS = /[\s.\p{Pd}]/gu;
const YEAR_LENGTH = 4;
const REST_OF_NUMBER = /^\s*\p{Pd}|^[\s.]*\d/u;

/** Whether a text is the beginning of a number rather than words of a name. */
export const isNumberStart = (given: string) => {
  const text = given.trim().toUpperCase();
  return text.startsWith(academy.code) && REST_OF_NUMBER.test(text.slice(academy.code.length));
};

/** The stored form of a number or of its beginning. Case, spaces, dots and the kind of dash are ignored. */
export const foldCertificateNumber = (given: string) => {
  const compact = given.toUpperCase().replace(SEPARATORS, '');
  if (!compact.startsWith(academy.code)) return compact;
  const rest = compact.slice(academy.code.length);
  const parts = [rest.slice(0, YEAR_LENGTH), rest.slice(YEAR_LENGTH)].filter(Boolean);
  return [academy.code, ...(parts.length === 0 ? [''] : parts)].join('-');
};
