import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { addToMonth } from '#domain/dates/months.ts';

export const firstInstant = (month: string) => instantOf(`${month}-01`, '00:00', academy.timeZone);

export const instantsOf = (month: string) => ({
  $gte: firstInstant(month),
  $lt: firstInstant(addToMonth(month, 1)),
});
