import { academy } from '../academy.ts';
import { dayAfter, instantOf } from '../dates/dates.ts';
import type { HoursException } from './schedule.ts';

const END_OF_DAY = '24:00';

type Closed = Pick<HoursException, 'day' | 'span'>;

/** The start and the end of an exception. */
const periodOf = ({ day, span }: Closed, timeZone: string = academy.timeZone) => {
  const start = instantOf(day, span?.from ?? '00:00', timeZone);
  const to = span?.to ?? END_OF_DAY;
  const end =
    to === END_OF_DAY ? instantOf(dayAfter(day, 1), '00:00', timeZone) : instantOf(day, to, timeZone);
  return { start, end };
};

/** Whether a class takes place, in part, while the academy is closed. */
export const isDuringClosure = (
  closure: Closed,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone?: string,
) => {
  const { start, end } = periodOf(closure, timeZone);
  return startsAt < end && start < endsAt;
};
