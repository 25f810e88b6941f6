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
export const foldCertificateCode = (given: string) => given.toUpperCase().replace(/[\s-]/g, '');

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

export const isCertificateCode = (code: string) => CODE.test(code);

/** `CEN-2026-7K2M9X` */
export const certificateNumber = (year: string, random: string) => `${academy.code}-${year}-${random}`;

/** Whether a text is the beginning of a number rather than words of a name. */
export const isNumberStart = (given: string) => foldCertificateNumber(given).startsWith(`${academy.code}-`);

/** The stored form of a number. Case is ignored. */
export const foldCertificateNumber = (given: string) => given.toUpperCase().replace(/\s/g, '');
