import { isDay } from '#domain/dates.ts';
import { messages } from '#domain/messages.ts';

const WITH_SEPARATORS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const BARE_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

type Range = { min: string; max: string };

const CENTURY = 100;

/** Of two digits: the last year that ends so and is no later than `latest`. */
const fullYear = (year: string, latest: number) =>
  year.length === 2 ? String(latest - ((latest - Number(year)) % CENTURY)) : year;

const END_OF_CENTURY = 2099;

/** The day that a text means, in any year; null for none. A year of two digits is no later than `latest`. */
const readDay = (text: string, latest = END_OF_CENTURY) => {
  const [, date = '', month = '', year = ''] =
    WITH_SEPARATORS.exec(text.trim()) ?? BARE_DIGITS.exec(text.trim()) ?? [];
  const day = `${fullYear(year, latest)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
};

/** The day of a birth: never one that is still to come. */
export const readBirthDay = (text: string, today: string) => {
  const year = Number(today.slice(0, 4));
  const day = readDay(text, year);
  const isShort = !/\d{3}/.test(text);
  return day !== null && isShort && day > today ? readDay(text, year - 1) : day;
};

/** The day (`YYYY-MM-DD`) that somebody typed as d/m/yyyy, d/m/yy or ddmmyyyy; null for no real day or one out of range. */
export const typedDay = (text: string, { min, max }: Range) => {
  const day = readDay(text);
  return day !== null && min <= day && day <= max ? day : null;
};

/** What is wrong with what was typed; null for nothing typed and for a day within the range. */
export const typedDayError = (text: string, range: Range, rangeMessage: string = messages.classDateRange) => {
  if (text.trim() === '' || typedDay(text, range) !== null) return null;
  return readDay(text) === null ? messages.classDateFormat : rangeMessage;
};
