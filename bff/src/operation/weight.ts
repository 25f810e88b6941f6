import { differenceInCalendarDays, parseISO } from 'date-fns';
import { isDay } from '#domain/dates/dates.ts';
import { isMonth, monthsBetween } from '#domain/dates/months.ts';
import { MAX_DAYS, MAX_MONTHS } from '#domain/dates/range.schema.ts';
import type { Weight } from './operation.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const daysIn = (from: string, to: string) =>
  isDay(from) && isDay(to) ? differenceInCalendarDays(parseISO(to), parseISO(from)) + 1 : 1;

const within = (count: number, most: number) => Math.min(most, Math.max(1, count));

/** Rows of a GraphQL request for each day from `from` to `to`. */
export const rowsPerDay =
  (rows: number): Weight =>
  ({ from, to }) =>
    rows * within(daysIn(textOf(from), textOf(to)), MAX_DAYS);

/** Rows of a GraphQL request for each month from `fromMonth` to `toMonth`. */
export const rowsPerMonth =
  (rows: number): Weight =>
  ({ fromMonth, toMonth }) => {
    const [from, to] = [textOf(fromMonth), textOf(toMonth)];
    return (
      rows *
      (isMonth(from) && isMonth(to) ? within(monthsBetween(from, to, MAX_MONTHS).length, MAX_MONTHS) : 1)
    );
  };
