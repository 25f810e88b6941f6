import { academy } from '../academy.ts';

/** Without characters that look like others. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of the code of the public page: 98 bits. */
export const CODE_LENGTH = 20;
/** Random characters of a number. */
export const NUMBER_LENGTH = 6;

/** `CEN-2026-7K2M9X` */
export const certificateNumber = (year: string, random: string) => `${academy.code}-${year}-${random}`;

/** A number as it is stored, of a number in any case. */
export const foldCertificateNumber = (given: string) => given.toUpperCase().replace(/\s/g, '');
