import { academy } from '#domain/academy.ts';
import { foldText } from '#domain/texts/text.ts';

const LINE_LENGTH = 44;
const NUMBER_LENGTH = 9;
const PERSONAL_LENGTH = 14;
const WEIGHTS = [7, 3, 1];

export type ZoneHolder = {
  firstName: string | null;
  lastName: string | null;
  documentNumber: string | null;
  birthDate: string | null;
  gender: string | null;
  issuedOn: string | null;
  passportNumber: string | null;
};

const toZone = (text: string | null) => foldText(text ?? '').toUpperCase();
const withFillers = (text: string | null) =>
  toZone(text)
    .replace(/[^A-Z0-9]+/g, '<')
    .replace(/^<|<$/g, '');
const alphanumeric = (text: string | null) => toZone(text).replace(/[^A-Z0-9]/g, '');
const fill = (text: string, length: number) => text.slice(0, length).padEnd(length, '<');

const valueOf = (character: string) => {
  if (character === '<') return 0;
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;
};

/** Check digit of ICAO 9303: weights 7, 3, 1; A is 10 … Z is 35; the filler is 0. */
export const checkDigit = (text: string) =>
  [...text].reduce((sum, character, index) => sum + valueOf(character) * (WEIGHTS[index % 3] ?? 0), 0) % 10;

const withCheck = (text: string) => `${text}${checkDigit(text)}`;

/** `1990-05-17` → `900517` */
const shortDigits = (day: string | null) => (day ? day.slice(2).replaceAll('-', '') : '<<<<<<');

const SEX: Record<string, string> = { HOMBRE: 'M', MUJER: 'F' };

/** For unknown data. */
export const UNKNOWN_HOLDER: ZoneHolder = {
  firstName: null,
  lastName: null,
  documentNumber: null,
  birthDate: null,
  gender: null,
  issuedOn: null,
  passportNumber: null,
};

/** The two lines of a machine-readable zone. */
export const machineReadableZone = (holder: ZoneHolder): [string, string] => {
  const names = `${withFillers(holder.lastName)}<<${withFillers(holder.firstName)}`;
  const number = withCheck(fill(alphanumeric(holder.documentNumber), NUMBER_LENGTH));
  const birth = withCheck(shortDigits(holder.birthDate));
  const issue = withCheck(shortDigits(holder.issuedOn));
  const personal = withCheck(fill(alphanumeric(holder.passportNumber), PERSONAL_LENGTH));
  const sex = SEX[holder.gender ?? ''] ?? '<';
  const overall = checkDigit(`${number}${birth}${issue}${personal}`);
  return [
    fill(`P<${academy.code}${names}`, LINE_LENGTH),
    `${number}${academy.code}${birth}${sex}${issue}${personal}${overall}`,
  ];
};
