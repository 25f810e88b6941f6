import { addMinutes, max, subMinutes } from 'date-fns';

/** Minutes before its end from which a class may be completed without a reason. */
const COMPLETION_LEAD_MINUTES = 15;

type ClassTime = { startsAt: Date; durationMinutes: number };

export const classEnd = ({ startsAt, durationMinutes }: ClassTime) => addMinutes(startsAt, durationMinutes);

/** From when the class may be completed without a reason. Never before it begins. */
export const completableFrom = (time: ClassTime) =>
  max([time.startsAt, subMinutes(classEnd(time), COMPLETION_LEAD_MINUTES)]);

/** A class without a date has taken place when somebody completes it. */
export const hasEnded = (startsAt: Date | null, durationMinutes: number, now: Date) =>
  startsAt === null || classEnd({ startsAt, durationMinutes }) <= now;

/** Whether completing it now needs a reason. */
export const isEarlyCompletion = (startsAt: Date | null, durationMinutes: number, now: Date) =>
  startsAt !== null && now < completableFrom({ startsAt, durationMinutes });
