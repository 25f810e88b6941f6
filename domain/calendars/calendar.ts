export const CALENDAR_KINDS = ['student', 'instructor', 'academy'] as const;
/** Whose classes a calendar link shows. */
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** A secret link to a calendar, without its secret; `createdAt` is null if there is none. */
export type CalendarLink = {
  kind: CalendarKind;
  createdAt: Date | null;
  lastUsedAt: Date | null;
};

/** What a calendar contains: classes in this time, and cancelled ones for some days. */
export const CALENDAR_LIMITS = { events: 1_000, daysBack: 90, daysAhead: 366, cancelledDays: 30 } as const;

/** A class as a calendar shows it. */
export type CalendarEvent = {
  /** The id of the enrolment or the course. */
  id: string;
  /** Never decreases; incremented by every change of date, state or place. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  durationMinutes: number;
  summary: string;
  location: string;
  note: string;
  /** Path of its page. */
  path: string;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
};

type Dated = Pick<CalendarEvent, 'startsAt'>;

const byStart = (one: Dated, other: Dated) => Number(one.startsAt) - Number(other.startsAt);

/** In order. If there are too many: coming ones first, then the latest past ones. */
export const withinLimit = <Event extends Dated>(events: readonly Event[], now: Date): Event[] => {
  const ordered = [...events].sort(byStart);
  const coming = ordered.filter(({ startsAt }) => startsAt >= now);
  const past = ordered.filter(({ startsAt }) => startsAt < now).reverse();
  return [...coming, ...past].slice(0, CALENDAR_LIMITS.events).sort(byStart);
};
