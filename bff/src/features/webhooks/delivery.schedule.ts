import { addMilliseconds, subHours } from 'date-fns';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays after failed attempts: ten attempts in about 56 hours. */
const DELAYS_MS = [
  5 * SECOND,
  MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  10 * HOUR,
  16 * HOUR,
  20 * HOUR,
];

const JITTER = 0.2;

export const MAX_TRIES = DELAYS_MS.length + 1;

export const nextAttempt = (tries: number, now: Date, random = Math.random()) => {
  const delay = DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  return addMilliseconds(now, Math.round(delay * (1 + JITTER * (2 * random - 1))));
};

const FAILING_HOURS = 72;

export const isGivenUp = (failingSince: Date | null, now: Date) =>
  failingSince !== null && failingSince < subHours(now, FAILING_HOURS);
