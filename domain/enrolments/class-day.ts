import { academy } from '../academy.ts';
import { dayIn } from '../dates/date-text.ts';
import { subMilliseconds } from 'date-fns';
import { classEnd } from './completion.ts';

type ClassTime = { startsAt: Date; durationMinutes: number };

const dayOf = (at: Date) => dayIn(at, academy.timeZone);

/** A class belongs to the day on which it begins, until it ends: past midnight it is still a class of today. */
export const isClassOfToday = ({ startsAt, durationMinutes }: ClassTime, now: Date) =>
  dayOf(startsAt) === dayOf(now) || (startsAt <= now && now < classEnd({ startsAt, durationMinutes }));

/** Who attended is recorded from the day on which a class begins until midnight after its end. */
export const isAttendanceDay = ({ startsAt, durationMinutes }: ClassTime, now: Date) => {
  const lastMoment = subMilliseconds(classEnd({ startsAt, durationMinutes }), 1);
  return dayOf(startsAt) <= dayOf(now) && dayOf(now) <= dayOf(lastMoment);
};
