import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '#domain/certificates/certificate.code.ts';

export const randomText = (length: number) =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

export const newPublicCode = () => randomText(CODE_LENGTH);
