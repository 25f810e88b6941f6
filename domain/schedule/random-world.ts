import type { SlotInput } from './slot-input.ts';
import type { Span, WeeklySpan } from './schedule.ts';

/** Random academies around days on which clocks change, with classes that have a lane or an instructor reserved, and some that have none. */

type Days = { from: string; to: string };
export type World = { input: SlotInput; days: Days };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export const random = (seed: number) => {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const WEAPONS = ['pistola-9mm', 'escopeta-12'];

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

export const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const randomWorld = (seed: number): World => {
  const next = random(seed);
  const upTo = (count: number) => Math.floor(next() * count);
  const pick = <T>(values: readonly T[]) => values[upTo(values.length)] as T;
  const some = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: upTo(count + 1) }, (_, index) => make(index));
  const region = pick(PLACES);
  const span = (): Span => {
    const from = upTo(90);
    return { from: clock(from * 15), to: clock((from + 1 + upTo(Math.min(50, 96 - from))) * 15) };
  };
  const aDay = () => plusDays(region.first, upTo(4));
  const anInstant = () =>
    new Date(Date.parse(`${region.first}T00:00:00Z`) + upTo(5 * 24 * 12) * 5 * MINUTE - 12 * HOUR);
  const locations = ['Norte', 'Sur'];
  const someWeapons = () => WEAPONS.filter(() => next() < 0.6);
  const arms = () => {
    const weapons = someWeapons();
    return { weapons, lentWeapons: pick([weapons, weapons, []]) };
  };
  const instructorIds = ['a', 'b', 'c'];
  const weekly = (): WeeklySpan[] => some(14, () => ({ weekday: 1 + upTo(7), ...span() }));
  const maybeSpan = () => (next() < 0.3 ? null : span());
  return {
    days: { from: region.first, to: plusDays(region.first, upTo(3)) },
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
          weapons: pick([[], [], someWeapons()]),
        })),
        weaponCounts: WEAPONS.filter(() => next() < 0.3).map((weapon) => ({ weapon, count: 1 + upTo(3) })),
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
      classes: some(pick([4, 8, 30]), () => {
        const startsAt = anInstant();
        return {
          startsAt,
          endsAt: new Date(startsAt.getTime() + (1 + upTo(30)) * 10 * MINUTE),
          location: pick(locations),
          instructorId: pick([null, null, ...instructorIds, 'z']),
          laneId: pick([null, '0', '1', '2']),
          reservedInstructorId: pick([null, ...instructorIds]),
          ...arms(),
        };
      }),
      wanted: {
        location: pick(locations),
        durationMinutes: pick([15, 40, 60, 90, 120]),
        instructorId: pick([null, null, null, 'a', 'z']),
        ...arms(),
      },
      timeZone: region.timeZone,
      now: new Date(Date.parse(`${region.first}T00:00:00Z`) - 12 * HOUR + upTo(24 * 60) * MINUTE),
    },
  };
};
