import { isDay } from '#domain/dates.ts';
import { messages } from '#domain/messages.ts';

const WITH_SEPARATORS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const BARE_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

type Range = { min: string; max: string };

/** The day that a text means, in any year; null for none. */
export const readDay = (text: string) => {
  const [, date = '', month = '', year = ''] =
    WITH_SEPARATORS.exec(text.trim()) ?? BARE_DIGITS.exec(text.trim()) ?? [];
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
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
