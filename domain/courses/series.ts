import { dayAfter, weekOf } from '../dates/dates.ts';

/** Courses of one series, with the one that is repeated. */
export const SERIES = { min: 2, max: 52 } as const;

/** A weekly rule: weekdays from 0, Monday, to 6, Sunday; then a number of dates or a last day. */
export type WeeklyRule = {
  weekdays: readonly number[];
  /** First day, `YYYY-MM-DD`. */
  from: string;
  count?: number | null;
  /** Last day, included. */
  until?: string | null;
};

const MAX_WEEKS = 520;

/** The days of a weekly rule in order, at most `limit`. */
export const weeklyDays = ({ weekdays, from, count, until }: WeeklyRule, limit: number): string[] => {
  const days: string[] = [];
  const most = Math.min(count ?? limit, limit);
  let week = weekOf(from);
  for (let turn = 0; turn < MAX_WEEKS && days.length < most; turn += 1) {
    for (const day of week.filter((_, index) => weekdays.includes(index))) {
      if (until && day > until) return days;
      if (day >= from && days.length < most) days.push(day);
    }
    week = weekOf(dayAfter(week[0] ?? from, week.length));
  }
  return days;
};
