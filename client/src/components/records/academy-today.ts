import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';

/** Today in the academy's time zone, YYYY-MM-DD. */
export const academyToday = () => dayIn(new Date(), academy.timeZone);
