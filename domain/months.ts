import { addMonths, formatISO, parseISO } from 'date-fns';
import { academy } from './academy.ts';
import { dayIn } from './date-text.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month written `YYYY-MM`. */
export const isMonth = (text: string) => MONTH.test(text);

/** The month of an instant in the academy's zone. */
export const monthOf = (instant: Date) => dayIn(instant, academy.timeZone).slice(0, 7);

/** The month so many months later. */
export const addToMonth = (month: string, count: number) =>
  formatISO(addMonths(parseISO(`${month}-01`), count), { representation: 'date' }).slice(0, 7);

/** Every month from one to another, both included; no more than `limit` and one. */
export const monthsBetween = (from: string, to: string, limit: number) => {
  const months: string[] = [];
  for (let month = from; month <= to && months.length <= limit; month = addToMonth(month, 1))
    months.push(month);
  return months;
};
