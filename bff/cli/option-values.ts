import { InvalidArgumentError } from 'commander';
import { academy } from '#domain/academy.ts';
import { instantOf, isClock, isDay, isInstant, isOnClock } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';

/** A number. Other texts are rejected by the operation. */
export const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** An instant from ISO 8601 or from `YYYY-MM-DD HH:mm` in the academy's zone. */
export const instant = (text: string) => {
  if (isInstant(text)) return text;
  const [day = '', clock = ''] = text.split(/[ T]/);
  if (!isDay(day) || !isClock(clock)) throw new InvalidArgumentError('It must be YYYY-MM-DD HH:mm.');
  if (!isOnClock(day, clock, academy.timeZone)) throw new InvalidArgumentError(messages.timeSkipped);
  return instantOf(day, clock, academy.timeZone).toISOString();
};

const COUNT = /^\d{1,7}$/;

export const count = (text: string) => {
  if (!COUNT.test(text)) throw new InvalidArgumentError('Write a whole number.');
  return Number(text);
};
