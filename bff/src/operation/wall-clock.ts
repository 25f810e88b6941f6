import { academy } from '#domain/academy.ts';
import { instantOf, isOnClock } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { invalidField } from './input.ts';

type Written = { day: string; clock: string; field: string };

/** Throws if the clock of the academy skips a time that somebody wrote. */
export const requireOnClock = ({ day, clock, field }: Written) => {
  if (isOnClock(day, clock, academy.timeZone)) return;
  throw invalidField(field, { reason: 'TIME_SKIPPED', message: messages.timeSkipped });
};

/** The instant of a day and time that somebody wrote. */
export const writtenInstant = (written: Written) => {
  requireOnClock(written);
  return instantOf(written.day, written.clock, academy.timeZone);
};
