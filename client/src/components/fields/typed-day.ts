import { isDay } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';

const WITH_SEPARATORS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const BARE_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

type Range = { min: string; max: string };

const CENTURY = 100;

/** The last year with these two digits that is not after `latest`. */
const fullYear = (year: string, latest: number) =>
  year.length === 2 ? String(latest - ((latest - Number(year)) % CENTURY)) : year;

const END_OF_CENTURY = 2099;

/** Parses a day; null if invalid. A two-digit year is not after `latest`. */
const readDay = (text: string, latest = END_OF_CENTURY) => {
  const [, date = '', month = '', year = ''] =
    WITH_SEPARATORS.exec(text.trim()) ?? BARE_DIGITS.exec(text.trim()) ?? [];
  const day = `${fullYear(year, latest)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
};

/** Parses a birth date. A two-digit year is never in the future. */
export const readBirthDay = (text: string, today: string) => {
  const year = Number(today.slice(0, 4));
  const day = readDay(text, year);
  const isShort = !/\d{3}/.test(text);
  return day !== null && isShort && day > today ? readDay(text, year - 1) : day;
};

/** Parses d/m/yyyy, d/m/yy or ddmmyyyy to `YYYY-MM-DD`; null if invalid or out of range. */
export const typedDay = (text: string, { min, max }: Range) => {
  const day = readDay(text);
  return day !== null && min <= day && day <= max ? day : null;
};

/** The error of a typed day; null if it is empty or valid. */
export const typedDayError = (text: string, range: Range, rangeMessage: string = messages.classDateRange) => {
  if (text.trim() === '' || typedDay(text, range) !== null) return null;
  return readDay(text) === null ? messages.classDateFormat : rangeMessage;
};
