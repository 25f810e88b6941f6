import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/date-text.ts';

/** The present day where the academy is, as YYYY-MM-DD, wherever the browser is. */
export const academyToday = () => dayIn(new Date(), academy.timeZone);
