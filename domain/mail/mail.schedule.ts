import { addHours, addMinutes, subHours } from 'date-fns';
import { academy } from '../academy.ts';
import { CALL_OFF_UNDO_MINUTES } from '../courses/call-off.ts';
import { clockIn, dayIn } from '../dates/date-text.ts';
import { dayAfter, instantOf } from '../dates/dates.ts';
import type { MailFacts, MailKind } from './mail.ts';
import { isSecurityKind } from './security-notices.ts';

/** During these hours, in the academy's time zone, most messages wait. */
const QUIET = { from: '22:00', until: '08:00' } as const;

type Due = { kind: MailKind; dueAt: Date };

/** The same instant, or the end of the quiet hours. */
export const afterQuietHours = (instant: Date, zone: string = academy.timeZone) => {
  const [day, clock] = [dayIn(instant, zone), clockIn(instant, zone)];
  if (clock >= QUIET.from) return instantOf(dayAfter(day, 1), QUIET.until, zone);
  return clock < QUIET.until ? instantOf(day, QUIET.until, zone) : instant;
};

const REMINDER_HOURS = { reminder_24h: 24, reminder_2h: 2 } as const;

/** What the recipient has just done, or asked for. */
const OWN_ACTS: readonly MailKind[] = ['enrolled', 'redeemed', 'receipt', 'welcome'];

/** A class or the deadline of a seat is near. */
const NEAR_HOURS = 12;

const isNear = ({ startsAt, startedAt, offerUntil }: MailFacts, now: Date) =>
  [startsAt, startedAt, offerUntil].some(
    (instant) => instant && new Date(instant) <= addHours(now, NEAR_HOURS),
  );

/**
 * Whether a message waits for the end of the quiet hours: each does but those about security, about what the
 * recipient has just done, and about a class or a deadline that is near.
 */
export const keepsQuietHours = ({ kind, facts }: { kind: MailKind; facts: MailFacts }, now: Date) => {
  if (isSecurityKind(kind) || OWN_ACTS.includes(kind) || facts.by === 'student') return false;
  return kind === 'reminder_24h' || !isNear(facts, now);
};

/** A class that begins within these hours of its call-off may be missed by who waits for the message. */
const SOON_HOURS = 3;

/** When a call-off is told: once it cannot be undone any more, or at once if the class is near. */
export const callOffDueAt = (at: Date, startsAt: Date | null) =>
  startsAt && startsAt <= addHours(at, SOON_HOURS) ? at : addMinutes(at, CALL_OFF_UNDO_MINUTES);

/** The reminders of a class that are still to come. */
export const remindersOf = (startsAt: Date, now: Date, zone: string = academy.timeZone): Due[] =>
  (['reminder_24h', 'reminder_2h'] as const)
    .map((kind) => {
      const before = subHours(startsAt, REMINDER_HOURS[kind]);
      return { kind, dueAt: kind === 'reminder_24h' ? afterQuietHours(before, zone) : before };
    })
    .filter(({ dueAt }) => dueAt > now);

const LICENCE_DAYS = { licence_90: 90, licence_60: 60, licence_30: 30, licence_today: 0 } as const;
const LICENCE_CLOCK = '10:00';

type LicenceKind = keyof typeof LICENCE_DAYS;

/** The notices of a licence that are still to come, by its last day. */
export const licenceNoticesOf = (expires: string, now: Date, zone: string = academy.timeZone): Due[] =>
  (Object.keys(LICENCE_DAYS) as LicenceKind[])
    .map((kind) => ({
      kind,
      dueAt: instantOf(dayAfter(expires, -LICENCE_DAYS[kind]), LICENCE_CLOCK, zone),
    }))
    .filter(({ dueAt }) => dueAt > now);

/** Closer to the class, the reminder of two hours before is enough. */
const LATEST_24H_HOURS = 3;
const LICENCE_LATE_HOURS = 7 * 24;

type Times = { dueAt: Date; startsAt: Date | null; now: Date };

/** Whether a message comes too late to be of use. */
export const isTooLate = (kind: MailKind, { dueAt, startsAt, now }: Times) => {
  if (kind === 'licence_today') return dayIn(now, academy.timeZone) > dayIn(dueAt, academy.timeZone);
  if (kind.startsWith('licence_')) return now >= addHours(dueAt, LICENCE_LATE_HOURS);
  if (startsAt === null) return false;
  return now >= (kind === 'reminder_24h' ? subHours(startsAt, LATEST_24H_HOURS) : startsAt);
};
