import { instantOf } from '../dates/dates.ts';

type DayTimes = { day: string; times: readonly string[] };
type Wanted = { startsAt: Date; timeZone: string; count: number };

/** The free times nearest to an instant, the nearest one first. */
export const nearestTimes = (days: readonly DayTimes[], { startsAt, timeZone, count }: Wanted) => {
  const distanceOf = (day: string, time: string) =>
    Math.abs(instantOf(day, time, timeZone).getTime() - startsAt.getTime());
  return days
    .flatMap(({ day, times }) => times.map((time) => ({ day, time, distance: distanceOf(day, time) })))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ day, time }) => ({ day, time }));
};
