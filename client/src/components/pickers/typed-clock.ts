import { isClock } from '#domain/dates/dates.ts';

const HOURS_AND_MINUTES = /^(\d{1,2})(?:[:.]?(\d{2}))?$/;

/** Parses 9, 930, 9:30 or 0930 to `HH:mm`; null for an invalid time. */
export const typedClock = (text: string) => {
  const [, hours = '', minutes = '00'] = HOURS_AND_MINUTES.exec(text.trim()) ?? [];
  const clock = `${hours.padStart(2, '0')}:${minutes}`;
  return hours && isClock(clock) ? clock : null;
};
