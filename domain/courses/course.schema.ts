import * as v from 'valibot';
import { messages } from '../messages.ts';
import { noAmount } from '../money/money.schema.ts';
import { expectedRevision, fields, instant, line, paragraphs, typedInstant, wholeNumber } from '../schema.ts';

export const COURSE_TYPES = ['Grupal', 'Personalizado'] as const;
export type CourseType = (typeof COURSE_TYPES)[number];

/**
 * What a course requires of the student's weapons licence: nothing, a warning when it will be expired, or a valid
 * one.
 */
export const CLU_POLICIES = ['off', 'warn', 'require'] as const;
export type CluPolicy = (typeof CLU_POLICIES)[number];

const CAPACITY = { min: 1, max: 500 } as const;
const DEPOSIT_PERCENT = { min: 0, max: 100 } as const;
const OFFER_HOURS = { min: 1, max: 168 } as const;
export const DURATION_MINUTES = { min: 15, max: 1_440, default: 120 } as const;

export const COURSES_LIMIT = { default: 100, max: 500 } as const;
const MAX_SKIP = 1_000_000;

const courseTypeSchema = v.picklist(COURSE_TYPES, messages.invalidInput);

/** Filters of the public list. The REST layer has converted numbers. */
export const courseListSchema = v.object({
  courseType: v.nullish(courseTypeSchema),
  skip: v.nullish(wholeNumber({ min: 0, max: MAX_SKIP }), 0),
  limit: v.nullish(wholeNumber({ min: 1, max: COURSES_LIMIT.max }), COURSES_LIMIT.default),
});

const CENTAVOS = /^\d+(?:\.\d{1,2})?$/;

export const pesos = (message: string) =>
  v.pipe(
    v.number(noAmount(message)),
    v.finite(message),
    v.minValue(0, message),
    v.maxValue(1_000_000_000, message),
    v.check((price) => CENTAVOS.test(String(price)), messages.priceDecimals),
  );
const price = pesos(messages.invalidInput);

const NAME = { min: 2, max: 120 } as const;
const DESCRIPTION = { min: 1, max: 2_000 } as const;
const LOCATION = { min: 2, max: 200 } as const;
const POINTS = { min: 0, max: 1_000_000 } as const;

const instructorId = v.nullable(v.string(messages.invalidInput));

/** What staff sets of a course. Money in pesos, dates as ISO instants. */
export const courseFields = {
  name: line(NAME),
  description: paragraphs(DESCRIPTION),
  location: line(LOCATION),
  courseType: courseTypeSchema,
  scheduledDate: v.nullable(instant()),
  price,
  pointsValue: wholeNumber(POINTS),
  isActive: v.boolean(messages.invalidInput),
  /** Seats of a group course; null for no limit. */
  capacity: v.nullable(wholeNumber(CAPACITY, messages.capacity)),
  durationMinutes: wholeNumber(DURATION_MINUTES, messages.duration),
  instructorId,
  cluPolicy: v.picklist(CLU_POLICIES, messages.invalidInput),
  /** Hours to accept a seat offered from the waiting list; null: its student is enrolled at once. */
  offerHours: v.nullable(wholeNumber(OFFER_HOURS, messages.offerHours)),
  /** Percent of the price that is asked for as a deposit; null: by the rules of money, 0: none. */
  depositPercent: v.nullable(wholeNumber(DEPOSIT_PERCENT, messages.moneyPercent)),
  /** Whether completing it earns a certificate. */
  issuesCertificate: v.boolean(messages.invalidInput),
};

/** A field that is not given, or that an older course does not have. */
export const COURSE_DEFAULTS = {
  scheduledDate: null,
  pointsValue: 0,
  isActive: true,
  capacity: null,
  durationMinutes: DURATION_MINUTES.default,
  instructorId: null,
  cluPolicy: 'warn',
  offerHours: null,
  depositPercent: null,
  issuesCertificate: false,
} as const;

type Defaults = typeof COURSE_DEFAULTS;
type Defaulted = { [Name in keyof Defaults]: v.NullishSchema<(typeof courseFields)[Name], Defaults[Name]> };

const defaulted = Object.fromEntries(
  Object.entries(COURSE_DEFAULTS).map(([name, value]) => [
    name,
    v.nullish(courseFields[name as keyof Defaults] as v.GenericSchema, value),
  ]),
) as Defaulted;

export const createCourseSchema = fields({ ...courseFields, ...defaulted });

/** The course form: the same rules, with a message for every field. */
export const courseFormSchema = fields({
  ...courseFields,
  name: line(NAME, messages.courseName),
  description: paragraphs(DESCRIPTION, messages.courseDescription),
  location: line(LOCATION, messages.courseLocation),
  scheduledDate: v.nullable(typedInstant(messages.courseDate)),
  price: pesos(messages.coursePrice),
  pointsValue: wholeNumber(POINTS, messages.coursePoints),
});

/** A copy of a course. `scheduledDate` null: no date yet. `instructorId` null: none; absent: that of the original. */
export const duplicateCourseSchema = v.object({
  scheduledDate: v.nullish(typedInstant(messages.courseDate), null),
  instructorId: v.optional(instructorId),
});

/** The new date of a course, to preview what follows. */
export const courseMoveSchema = v.object({ scheduledDate: typedInstant(messages.courseDate) });

const { courseType: _fixed, ...changeable } = courseFields;

/** What an admin may change. Absent: unchanged. Null: clears date, capacity or instructor. */
export const updateCourseSchema = v.partial(v.object({ ...changeable, expectedRevision }));
