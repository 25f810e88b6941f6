import { dayAfter } from './dates.ts';
import { addToMonth, monthOf } from './months.ts';

const QUARTER = /^\d{4}-[1-4]$/;
const MONTHS = 3;
const NAMES = ['primer', 'segundo', 'tercer', 'cuarto'] as const;

/** A quarter of a year written `2026-3`. */
export const isQuarter = (text: string) => QUARTER.test(text);

const partsOf = (quarter: string) => ({ year: quarter.slice(0, 4), number: Number(quarter.slice(5)) });

const quarterOfMonth = (month: string) =>
  `${month.slice(0, 4)}-${Math.ceil(Number(month.slice(5)) / MONTHS)}`;

const firstMonthOf = (quarter: string) => {
  const { year, number } = partsOf(quarter);
  return addToMonth(`${year}-01`, (number - 1) * MONTHS);
};

/** Of an instant, in the academy's time zone. */
export const quarterOf = (instant: Date) => quarterOfMonth(monthOf(instant));

export const quarterAfter = (quarter: string) => quarterOfMonth(addToMonth(firstMonthOf(quarter), MONTHS));

/** Its first and last day. */
export const daysOfQuarter = (quarter: string) => ({
  from: `${firstMonthOf(quarter)}-01`,
  to: dayAfter(`${firstMonthOf(quarterAfter(quarter))}-01`, -1),
});

/** `tercer trimestre de 2026` */
export const longQuarter = (quarter: string) => {
  const { year, number } = partsOf(quarter);
  return `${NAMES[number - 1]} trimestre de ${year}`;
};

/** Whether a quarter has ended in the academy's time zone. */
export const isQuarterOver = (quarter: string, now: Date) => quarterOf(now) > quarter;
