import { academy } from '../academy.ts';
import { dayIn } from './date-text.ts';
import { dayAfter } from './dates.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month written `YYYY-MM`. */
export const isMonth = (text: string) => MONTH.test(text);

export const monthOf = (instant: Date) => dayIn(instant, academy.timeZone).slice(0, 7);

const MONTHS = 12;

const countOf = (month: string) => Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5)) - 1;

const monthAt = (count: number) => {
  const year = String(Math.floor(count / MONTHS)).padStart(4, '0');
  return `${year}-${String((count % MONTHS) + 1).padStart(2, '0')}`;
};

export const addToMonth = (month: string, count: number) => monthAt(countOf(month) + count);

export const daysOfMonth = (month: string) => ({
  from: `${month}-01`,
  to: dayAfter(`${addToMonth(month, 1)}-01`, -1),
});

/** The months from one to another, both included, at most `limit` + 1. */
export const monthsBetween = (from: string, to: string, limit: number) => {
  const length = Math.min(countOf(to) - countOf(from), limit) + 1;
  return Array.from({ length: Math.max(0, length) }, (_, index) => addToMonth(from, index));
};
