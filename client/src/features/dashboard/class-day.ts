import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { scheduledDateOf } from '../../components/records/date-text.ts';

/** The day of a class in the academy's time zone, YYYY-MM-DD; null without a date. */
export const classDay = (enrolment: Parameters<typeof scheduledDateOf>[0]) => {
  const date = scheduledDateOf(enrolment);
  return date && dayIn(new Date(date), academy.timeZone);
};
