import { academy } from '#domain/academy.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9998-12-31';

const startOf = (day: string) => instantOf(day, '00:00', academy.timeZone);

/**
 * The instants from the start of one day to the end of another in the academy's time zone. Either end may be open.
 */
export const windowOf = (from: string | null | undefined, to: string | null | undefined) => ({
  $gte: startOf(from ?? FIRST_DAY),
  $lt: startOf(dayAfter(to ?? LAST_DAY, 1)),
});
