import { InvalidArgumentError } from 'commander';
import { academy } from '#domain/academy.ts';
import { instantOf, isClock, isDay, isInstant } from '#domain/dates.ts';

/** A number, or what the operation rejects as none. */
export const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** An instant as operations take it, from one or from `YYYY-MM-DD HH:mm` in the academy's zone. */
export const instant = (text: string) => {
  if (isInstant(text)) return text;
  const [day = '', clock = ''] = text.split(/[ T]/);
  if (!isDay(day) || !isClock(clock)) throw new InvalidArgumentError('It must be YYYY-MM-DD HH:mm.');
  return instantOf(day, clock, academy.timeZone).toISOString();
};
