import { compactDayAndTime } from '../dates/date-text.ts';
import { messages } from '../messages.ts';

const MAX_NAMED = 5;

type Named = { startsAt: Date; location: string };

/** The classes that prevent enforcing free times, because another class has their time. */
export const collisionText = (classes: readonly Named[], timeZone: string) => {
  const named = classes
    .slice(0, MAX_NAMED)
    .map(({ startsAt, location }) => `${compactDayAndTime(startsAt, timeZone)} (${location})`);
  const others = classes.length - named.length;
  return `${messages.classesCollide} ${named.join('; ')}${others > 0 ? ` y ${others} más` : ''}`;
};
