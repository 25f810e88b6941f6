import { instantOf } from '../dates/dates.ts';
import type { SlotInput } from './slots.ts';
import type { Span, WeeklySpan } from './schedule.ts';

/** Random academies, and their free times found minute by minute with the calendar of Intl alone. */

type Days = { from: string; to: string };
export type World = { input: SlotInput; days: Days };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const QUARTER = 15 * MINUTE;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
const random = (seed: number) => {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Days around a change of the clock, where the zone has one. */
const PLACES = [
  { timeZone: 'America/Argentina/Buenos_Aires', first: '2026-11-27' },
  { timeZone: 'Europe/Madrid', first: '2026-03-28' },
  { timeZone: 'Europe/Madrid', first: '2026-10-24' },
  { timeZone: 'America/Santiago', first: '2026-09-05' },
  { timeZone: 'America/Santiago', first: '2026-04-04' },
  { timeZone: 'Australia/Lord_Howe', first: '2026-10-03' },
  { timeZone: 'Australia/Lord_Howe', first: '2026-04-04' },
  { timeZone: 'Asia/Kathmandu', first: '2026-12-30' },
];

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const randomWorld = (seed: number): World => {
  const next = random(seed);
  const upTo = (count: number) => Math.floor(next() * count);
  const pick = <T>(values: readonly T[]) => values[upTo(values.length)] as T;
  const some = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: upTo(count + 1) }, (_, index) => make(index));
  const place = pick(PLACES);
  const span = (): Span => {
    const from = upTo(90);
    return { from: clock(from * 15), to: clock((from + 1 + upTo(Math.min(50, 96 - from))) * 15) };
  };
  const aDay = () => plusDays(place.first, upTo(4));
  const anInstant = () =>
    new Date(Date.parse(`${place.first}T00:00:00Z`) + upTo(5 * 24 * 12) * 5 * MINUTE - 12 * HOUR);
  const locations = ['Norte', 'Sur'];
  const instructorIds = ['a', 'b', 'c'];
  const weekly = (): WeeklySpan[] => some(14, () => ({ weekday: 1 + upTo(7), ...span() }));
  const maybeSpan = () => (next() < 0.3 ? null : span());
  return {
    days: { from: place.first, to: plusDays(place.first, upTo(3)) },
    input: {
      schedule: {
        weeklyHours: [...weekly(), ...weekly(), { weekday: 1 + upTo(7), from: '00:00', to: '24:00' }],
        exceptions: some(3, (index) => ({
          id: String(index),
          day: aDay(),
          isOpen: next() < 0.6,
          span: maybeSpan(),
          reason: 'x',
        })),
        lanes: some(4, (index) => ({
          id: String(index),
          name: String(index),
          location: pick(locations),
          isActive: next() < 0.8,
        })),
        rules: {
          noticeHours: pick([0, 0, 1, 24]),
          horizonDays: pick([1, 2, 60]),
          bufferMinutes: pick([0, 0, 15, 30]),
          stepMinutes: pick([15, 30, 60]),
        },
      },
      instructors: some(3, (index) => ({
        id: instructorIds[index] ?? '',
        workingHours: next() < 0.3 ? [] : [...weekly(), ...weekly()],
        absences: some(2, () => {
          const fromDay = aDay();
          return { fromDay, toDay: plusDays(fromDay, upTo(2)), span: maybeSpan(), reason: 'x' };
        }),
      })),
      classes: some(8, () => {
        const startsAt = anInstant();
        return {
          startsAt,
          endsAt: new Date(startsAt.getTime() + (1 + upTo(30)) * 10 * MINUTE),
          location: pick(locations),
          instructorId: pick([null, null, ...instructorIds, 'z']),
        };
      }),
      wanted: {
        location: pick(locations),
        durationMinutes: pick([15, 40, 60, 90, 120]),
        instructorId: pick([null, null, null, 'a', 'z']),
      },
      timeZone: place.timeZone,
      now: new Date(Date.parse(`${place.first}T00:00:00Z`) - 12 * HOUR + upTo(24 * 60) * MINUTE),
    },
  };
};

type Moment = { at: number; day: string; clock: string; weekday: number };

const cached = new Map<string, Moment[]>();

/** Every minute around these days, with its wall-clock time. */
const minutesAround = (first: string, timeZone: string) => {
  const key = `${timeZone} ${first}`;
  const known = cached.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const start = Date.parse(`${first}T00:00:00Z`) - 24 * HOUR;
  const minutes = Array.from({ length: 7 * 24 * 60 }, (_, index): Moment => {
    const at = start + index * MINUTE;
    const [day = '', time = ''] = format.format(at).split(' ');
    return { at, day, clock: time, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 };
  });
  cached.set(key, minutes);
  return minutes;
};

/** Calls a rule once for each minute. */
const once = (rule: (moment: Moment) => boolean) => {
  const known = new Map<number, boolean>();
  return (moment: Moment) => {
    const before = known.get(moment.at);
    if (before !== undefined) return before;
    const answer = rule(moment);
    known.set(moment.at, answer);
    return answer;
  };
};

const isIn = (span: Span | null, time: string) => span === null || (span.from <= time && time < span.to);

export const slotsByMinute = ({ input, days }: World) => {
  const { schedule, instructors, classes, wanted, timeZone, now } = input;
  const { rules } = schedule;
  const minutes = minutesAround(days.from, timeZone);
  const origin = minutes[0]?.at ?? 0;
  const momentAt = (at: number) => minutes[(at - origin) / MINUTE] as Moment;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

  const isOpen = once(({ day, clock: time, weekday }) => {
    const exceptions = schedule.exceptions.filter((one) => one.day === day && isIn(one.span, time));
    if (exceptions.some((one) => !one.isOpen)) return false;
    return (
      exceptions.length > 0 || schedule.weeklyHours.some((one) => one.weekday === weekday && isIn(one, time))
    );
  });

  const quarterUp = (ms: number) => Math.ceil(ms / QUARTER) * QUARTER;
  const takes = (one: { startsAt: Date; endsAt: Date }, at: number) =>
    Math.floor(one.startsAt.getTime() / QUARTER) * QUARTER <= at &&
    at < quarterUp(one.endsAt.getTime() + rules.bufferMinutes * MINUTE);

  const works = (one: (typeof instructors)[number], { day, clock: time, weekday }: Moment) =>
    (one.workingHours.length === 0 ||
      one.workingHours.some((hours) => hours.weekday === weekday && isIn(hours, time))) &&
    !one.absences.some(({ fromDay, toDay, span }) => fromDay <= day && day <= toDay && isIn(span, time));

  const every = (from: number, length: number, rule: (moment: Moment) => boolean) => {
    for (let at = from; at < from + length; at += MINUTE) if (!rule(momentAt(at))) return false;
    return true;
  };

  const classMs = quarterUp(wanted.durationMinutes * MINUTE);
  const takenMs = classMs + rules.bufferMinutes * MINUTE;

  const canTeach = new Map(
    instructors.map((one) => {
      const isWorking = once((moment) => works(one, moment));
      const isIdle = once(
        ({ at }) => !classes.some((other) => other.instructorId === one.id && takes(other, at)),
      );
      const rule = (start: number) => every(start, classMs, isWorking) && every(start, takenMs, isIdle);
      return [one.id, rule] as const;
    }),
  );

  const hasInstructor = (start: number) => {
    if (wanted.instructorId !== null) {
      const own = instructors.find(({ id }) => id === wanted.instructorId);
      return own !== undefined && canTeach.get(own.id)?.(start) === true;
    }
    const working = instructors.filter(({ workingHours }) => workingHours.length > 0);
    if (working.length === 0) return true;
    const able = working.filter(({ id }) => canTeach.get(id)?.(start)).length;
    const open = classes.filter(({ instructorId }) => instructorId === null);
    return able > 0 && every(start, takenMs, ({ at }) => open.filter((one) => takes(one, at)).length < able);
  };

  const lanes = schedule.lanes.filter(({ location }) => location === wanted.location);
  const active = lanes.filter(({ isActive }) => isActive).length;
  const here = classes.filter(({ location }) => location === wanted.location);
  const isLaneLeft = once(({ at }) => here.filter((one) => takes(one, at)).length < active);
  const hasLane = (start: number) => lanes.length === 0 || every(start, takenMs, isLaneLeft);

  const result = [];
  for (let day = days.from; day <= days.to; day = plusDays(day, 1)) {
    const times: string[] = [];
    for (const { at, clock: time } of minutes.filter(
      (moment) => moment.day === day && Number(moment.clock.slice(3)) % rules.stepMinutes === 0,
    )) {
      if (at <= now.getTime() || at < now.getTime() + rules.noticeHours * HOUR) continue;
      if (day > plusDays(today, rules.horizonDays)) continue;
      // Of two equal wall-clock times of a day, bookings use this one.
      if (instantOf(day, time, timeZone).getTime() !== at) continue;
      if (every(at, classMs, isOpen) && hasLane(at) && hasInstructor(at)) times.push(time);
    }
    result.push({ day, times });
  }
  return result;
};
