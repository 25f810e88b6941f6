import type { AgeRule } from '../users/minimum-age.ts';

/** Hours are whole quarters, on the clock of the academy. */
export const QUARTER_MINUTES = 15;

export const SCHEDULE_POLICIES = ['off', 'suggest', 'enforce'] as const;
/** off: free times are not shown; suggest: they are shown first; enforce: others are rejected. */
export type SchedulePolicy = (typeof SCHEDULE_POLICIES)[number];

/** `HH:mm`; the end may be `24:00`. */
export type Span = { from: string; to: string };

/** A span of every week; `weekday` is 1 (Monday) to 7 (Sunday). */
export type WeeklySpan = Span & { weekday: number };

/** A day that differs from the weekly hours. */
export type HoursException = {
  id: string;
  day: string;
  isOpen: boolean;
  /** Null: the whole day. */
  span: Span | null;
  /** For staff. */
  reason: string;
};

export type Lane = {
  id: string;
  name: string;
  location: string;
  isActive: boolean;
  /** Those that may be shot there; none: all. */
  weapons: string[];
};

/** How many weapons of a model can be lent at once. Models without a count are not limited. */
export type WeaponCount = { weapon: string; count: number };

export type BookingRules = Partial<AgeRule> & {
  /** Hours between booking and the start of the class. */
  noticeHours: number;
  /** Days from today that can be booked. */
  horizonDays: number;
  /** Minutes between two classes of a lane or an instructor. */
  bufferMinutes: number;
  /** Minutes between two times that are offered. */
  stepMinutes: number;
  /** Hours before a class from which its student neither cancels nor moves it; absent: those of the setting. */
  deadlineHours?: number;
};

export type Schedule = {
  policy: SchedulePolicy;
  weeklyHours: WeeklySpan[];
  exceptions: HoursException[];
  lanes: Lane[];
  weaponCounts: WeaponCount[];
  rules: BookingRules;
  /** Incremented by every change. */
  revision: number;
};

/** Days, both included, on which an instructor does not work. */
export type Absence = {
  fromDay: string;
  toDay: string;
  /** Of each day; null: the whole day. */
  span: Span | null;
  /** For staff. */
  reason: string;
};

export const DEFAULT_RULES: BookingRules = {
  noticeHours: 24,
  horizonDays: 60,
  bufferMinutes: 0,
  stepMinutes: 60,
};
