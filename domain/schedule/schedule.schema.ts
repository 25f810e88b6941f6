import * as v from 'valibot';
import { messages } from '../messages.ts';
import { calendarDay, expectedRevision, fields, line, staffReason, wholeNumber } from '../schema.ts';
import { AGE_POLICIES } from '../users/minimum-age.ts';
import { WEAPON_IDS, type WeaponId } from '../weapons/weapon.catalogue.ts';
import { minuteOf } from './quarters.ts';
import { QUARTER_MINUTES, SCHEDULE_POLICIES, type Span, type WeeklySpan } from './schedule.ts';

const CLOCK = /^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/;
const MAX_WEEKLY_SPANS = 70;
const MAX_LANES = 50;
const WEAPON_COUNT = { min: 0, max: 100 } as const;
const MAX_ABSENCES = 100;
const NAME = { min: 1, max: 80 } as const;
const LOCATION = { min: 2, max: 200 } as const;
const WEEKDAY = { min: 1, max: 7 } as const;

const clock = v.pipe(
  v.string(messages.spanTime),
  v.check((text) => CLOCK.test(text), messages.spanTime),
);

const isForward = ({ from, to }: Span) => minuteOf(from) < minuteOf(to);

const spanSchema = v.pipe(fields({ from: clock, to: clock }), v.check(isForward, messages.spanOrder));

const weeklySpan = v.pipe(
  fields({ weekday: wholeNumber(WEEKDAY), from: clock, to: clock }),
  v.check<WeeklySpan, string>(isForward, messages.spanOrder),
);

const areApart = (spans: readonly WeeklySpan[]) =>
  spans.every((one, index) =>
    spans
      .slice(index + 1)
      .every((other) => other.weekday !== one.weekday || other.to <= one.from || one.to <= other.from),
  );

/** Spans of a weekday must not touch. */
export const weeklyHoursSchema = v.pipe(
  v.array(weeklySpan, messages.invalidInput),
  v.maxLength(MAX_WEEKLY_SPANS, messages.spanCount),
  v.check<WeeklySpan[], string>(areApart, messages.spansApart),
);

const hours = (max: number) => wholeNumber({ min: 0, max }, messages.ruleHours);
const STEPS = [QUARTER_MINUTES, 2 * QUARTER_MINUTES, 4 * QUARTER_MINUTES];
const MAX_RULE_HOURS = 720;
export const MAX_BUFFER_MINUTES = 240;
const MINIMUM_AGE = { min: 1, max: 99 } as const;
const HORIZON = { min: 1, max: 730 } as const;

export const bookingRulesSchema = v.partial(
  v.object({
    noticeHours: hours(MAX_RULE_HOURS),
    horizonDays: wholeNumber(HORIZON, messages.horizonDays),
    bufferMinutes: v.pipe(
      wholeNumber({ min: 0, max: MAX_BUFFER_MINUTES }, messages.bufferMinutes),
      v.check((minutes) => minutes % QUARTER_MINUTES === 0, messages.bufferMinutes),
    ),
    stepMinutes: v.picklist(STEPS, messages.stepMinutes),
    deadlineHours: hours(MAX_RULE_HOURS),
    agePolicy: v.picklist(AGE_POLICIES, messages.agePolicy),
    minimumAge: wholeNumber(MINIMUM_AGE, messages.minimumAge),
  }),
);

const weapon = v.picklist(WEAPON_IDS, messages.invalidInput);

const laneWeapons = v.pipe(
  v.array(weapon, messages.invalidInput),
  v.maxLength(WEAPON_IDS.length, messages.invalidInput),
  v.transform((ids) => [...new Set(ids)]),
);

export const laneSchema = fields({
  id: v.nullish(v.string(messages.invalidInput), null),
  name: line(NAME, messages.laneName),
  location: line(LOCATION, messages.courseLocation),
  isActive: v.nullish(v.boolean(messages.invalidInput), true),
  weapons: v.nullish(laneWeapons),
});

const weaponCount = wholeNumber(WEAPON_COUNT, messages.weaponCount);

/** A form's count of each model; null: not counted. */
export const weaponCountFieldsSchema = v.object(
  Object.fromEntries(WEAPON_IDS.map((id) => [id, v.nullable(weaponCount)])),
);

type Counted = { weapon: WeaponId; count: number };

const areDifferent = (counts: readonly Counted[]) =>
  new Set(counts.map(({ weapon }) => weapon)).size === counts.length;

const weaponCountsSchema = v.pipe(
  v.array(fields({ weapon, count: weaponCount }), messages.invalidInput),
  v.maxLength(WEAPON_IDS.length, messages.invalidInput),
  v.check<Counted[], string>(areDifferent, messages.inputRepeated),
);

const lanes = v.pipe(v.array(laneSchema, messages.invalidInput), v.maxLength(MAX_LANES, messages.laneCount));

/** Absent: unchanged. */
export const updateScheduleSchema = v.partial(
  v.object({
    policy: v.picklist(SCHEDULE_POLICIES, messages.invalidInput),
    weeklyHours: weeklyHoursSchema,
    lanes,
    weaponCounts: weaponCountsSchema,
    rules: bookingRulesSchema,
    expectedRevision,
  }),
);

const span = v.nullish(spanSchema, null);

export const hoursExceptionSchema = fields({
  day: calendarDay(messages.classDate),
  isOpen: v.boolean(messages.invalidInput),
  span,
  reason: staffReason,
});

export const absenceSchema = v.pipe(
  fields({
    fromDay: calendarDay(messages.classDate),
    toDay: calendarDay(messages.classDate),
    span,
    reason: staffReason,
  }),
  v.check(({ fromDay, toDay }) => fromDay <= toDay, messages.absenceOrder),
);

export const absencesSchema = v.pipe(
  v.array(absenceSchema, messages.invalidInput),
  v.maxLength(MAX_ABSENCES, messages.absenceCount),
);
