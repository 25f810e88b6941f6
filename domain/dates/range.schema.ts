import { differenceInCalendarDays, parseISO } from 'date-fns';
import * as v from 'valibot';
import { messages } from '../messages.ts';
import { isMonth, monthsBetween } from './months.ts';
import { calendarDay, fields } from '../schema.ts';
import { WEAPON_IDS } from '../weapons/weapon.catalogue.ts';

export const MAX_DAYS = 62;
export const MAX_MONTHS = 36;
/** How many years ahead courses, classes and reports may be. */
export const MAX_YEARS_AHEAD = 10;

export const monthSchema = v.pipe(v.string(messages.inputMonth), v.check(isMonth, messages.inputMonth));

const daysOf = (from: string, to: string) => differenceInCalendarDays(parseISO(to), parseISO(from)) + 1;

/** A rule between fields, checked when each of them is valid. */
const between = <T>(rule: (value: T) => boolean, message: string) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.issues && !rule(dataset.value)) addIssue({ message });
  });

type Ends = { from?: unknown; to?: unknown };

const timeOf = (end: unknown) =>
  typeof end === 'string' || end instanceof Date ? new Date(end).getTime() : Number.NaN;

/** Of days or instants; either end may be open. */
export const endsBeforeItBegins = ({ from, to }: Ends) => timeOf(to) < timeOf(from);

const dayRange = { from: calendarDay(), to: calendarDay() };

type DayRange = { from: string; to: string };

const isDayRange = ({ from, to }: DayRange) => daysOf(from, to) >= 1 && daysOf(from, to) <= MAX_DAYS;

/** A range of days, both included. */
export const dayRangeSchema = v.pipe(fields(dayRange), between<DayRange>(isDayRange, messages.dayRange));

const availabilityFields = fields({
  ...dayRange,
  movedEnrolmentId: v.nullish(v.string(messages.invalidInput)),
  weapons: v.nullish(v.array(v.picklist(WEAPON_IDS, messages.invalidInput), messages.invalidInput)),
  hasWeaponAmmo: v.nullish(v.boolean(messages.invalidInput), false),
  instructorId: v.nullish(v.string(messages.invalidInput)),
});

/** `movedEnrolmentId`: the class for which another time is sought, with its weapons unless there are others. */
export const availabilitySchema = v.pipe(
  availabilityFields,
  between<v.InferOutput<typeof availabilityFields>>(isDayRange, messages.dayRange),
);

/** A range of months, both included. */
export const monthRangeSchema = v.pipe(
  fields({ fromMonth: monthSchema, toMonth: monthSchema }),
  between(({ fromMonth, toMonth }) => {
    const count = monthsBetween(fromMonth, toMonth, MAX_MONTHS).length;
    return count >= 1 && count <= MAX_MONTHS;
  }, messages.monthRange),
);
