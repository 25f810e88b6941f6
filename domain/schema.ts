import * as v from 'valibot';
import { SKIPPED_TIME, isDay, isInstant } from './dates/dates.ts';
import { expectedAt } from './input-sentences.ts';
import { messages } from './messages.ts';
import { isRecord } from './is-record.ts';

type Entry = v.GenericSchema<unknown, unknown> & { message?: unknown };

/** For schemas without a message. Those of valibot are in English and repeat the value. */
v.setGlobalMessage(messages.invalidInput);

/** Includes lone surrogates, which UTF-8 cannot encode. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export const withoutControls = (text: string) => text.replace(CONTROL_CHARACTERS, '');

/** Of a missing value, as of undefined. */
const ownText = (message: unknown) => {
  const text: unknown = typeof message === 'function' ? message({ input: undefined }) : message;
  return typeof text === 'string' ? text : messages.invalidInput;
};

const missingText = (entry: Entry | undefined) => {
  const own = ownText(entry?.message);
  return own === messages.specifiedInvalid ? messages.specifiedRequired : own;
};

/** An object schema. The message of a missing key is the field's own. */
export const fields = <const T extends Record<string, Entry>>(entries: T) =>
  v.object(entries, (issue) => {
    const key = issue.path?.[0]?.key;
    return typeof key === 'string' ? missingText(entries[key]) : messages.invalidInput;
  });

type Length = { min: number; max: number };

/** Text that is empty or has a visible character. Its length is counted in code points. */
const visible = ({ min, max }: Length, message: string) =>
  v.pipe(
    v.string(message),
    v.minCodePoints(min, message),
    v.maxCodePoints(max, message),
    v.check((text) => text === '' || VISIBLE.test(text), message),
  );

const hiddenText = (message: string) => (message === messages.invalidInput ? messages.inputHidden : message);

/** White space as it is pasted, such as a tab between cells or a line break, is one space. */
const unwrapped = (text: string) => text.replace(/\s+/g, (run) => (/^ +$/.test(run) ? run : ' '));

/** One line of trimmed text. */
export const line = (length: Length, message: string = messages.invalidInput) =>
  v.pipe(
    v.string(message),
    v.transform(unwrapped),
    v.trim(),
    visible(length, message),
    v.check((text) => text === withoutControls(text), hiddenText(message)),
  );

const LINE_BREAK = /\r\n?/g;

/** Trimmed text of several lines. Line breaks are normalised to `\n`. */
export const paragraphs = (length: Length, message: string = messages.invalidInput) =>
  v.pipe(
    v.string(message),
    v.transform((text) => text.replace(LINE_BREAK, '\n')),
    v.trim(),
    visible(length, message),
    v.check((text) => text.split('\n').every((row) => row === withoutControls(row)), hiddenText(message)),
  );

/** Optional text of several lines. Absent and empty become null. */
export const optionalParagraphs = (max: number, message: string = messages.invalidInput) =>
  v.pipe(
    v.nullish(paragraphs({ min: 0, max }, message)),
    v.transform((text) => text || null),
  );

/** Optional text of one line. Absent and empty become null. */
export const optionalLine = (max: number, message: string = messages.invalidInput) =>
  v.pipe(
    v.nullish(line({ min: 0, max }, message)),
    v.transform((text) => text || null),
  );

const REASON_LENGTH = { min: 3, max: 200 };

/** The reason that staff must give. */
export const staffReason = paragraphs(REASON_LENGTH, messages.reasonLength);

export const wholeNumber = (range: { min: number; max: number }, message: string = messages.invalidInput) =>
  v.pipe(
    v.number(message),
    v.safeInteger(message),
    v.minValue(range.min, message),
    v.maxValue(range.max, message),
  );

const MAX_REVISION = 2_147_483_647;

/** The revision that the sender has read. A change of another revision is rejected. */
export const expectedRevision = v.nullish(wholeNumber({ min: 0, max: MAX_REVISION }));

export const calendarDay = (message: string = messages.inputDay) =>
  v.pipe(v.string(message), v.check(isDay, message));

export const instant = (message: string = messages.inputInstant) =>
  v.pipe(v.string(message), v.check(isInstant, message));

/** The instant of a form, which has converted a day and a time. */
export const typedInstant = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((text) => text !== SKIPPED_TIME, messages.timeSkipped),
    v.check((text) => text === SKIPPED_TIME || isInstant(text), message),
  );

/** An instant, or a day (`YYYY-MM-DD`) in the academy's zone, for inputs that mean a day. */
export const instantOrDay = (message: string = messages.inputInstantOrDay) =>
  v.pipe(
    v.string(message),
    v.check((text) => isInstant(text) || isDay(text), message),
  );

/** Codes of checks that are more specific than INVALID. */
const CODES_OF_CHECKS: Record<string, FieldErrorCode> = {
  min_code_points: 'TOO_SHORT',
  min_length: 'TOO_SHORT',
  non_empty: 'TOO_SHORT',
  max_code_points: 'TOO_LONG',
  max_length: 'TOO_LONG',
  max_bytes: 'TOO_LONG',
  min_value: 'TOO_SMALL',
  max_value: 'TOO_LARGE',
};

export const FIELD_ERROR_CODES = [
  'REQUIRED',
  'INVALID',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_LARGE',
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

const codeOf = ({ input, type }: v.GenericIssue): FieldErrorCode =>
  input === undefined || input === null ? 'REQUIRED' : (CODES_OF_CHECKS[type] ?? 'INVALID');

/**
 * An invalid field. `field` is its path, or `''` for the input itself. `options` are the words that the message names,
 * which GraphQL spells otherwise.
 */
export type FieldError = { field: string; message: string; code: FieldErrorCode; options?: string[] };
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: [FieldError, ...FieldError[]] };

export const MAX_FIELD_ERRORS = 20;

/** A message of its own, or what the schema allows. */
const explained = (schema: v.GenericSchema, path: readonly unknown[], message: string) => {
  if (message !== messages.invalidInput) return { message };
  const { sentence, options } = expectedAt(schema, path, MAX_LIST_LENGTH);
  return { message: sentence, ...(options ? { options } : {}) };
};

const toFieldError = (schema: v.GenericSchema, issue: v.GenericIssue): FieldError => ({
  field: v.getDotPath(issue) ?? '',
  ...explained(
    schema,
    (issue.path ?? []).map(({ key }) => key),
    issue.message,
  ),
  code: codeOf(issue),
});

/** Names of the declared fields, also of an object inside a pipe. */
export const fieldNames = (schema: v.GenericSchema): string[] => {
  if ('entries' in schema) return Object.keys(schema.entries as object);
  if (!('pipe' in schema)) return [];
  return (schema.pipe as readonly object[]).flatMap((item) =>
    'entries' in item ? Object.keys(item.entries as object) : [],
  );
};

/** The maximum length of any list in an input. */
export const MAX_LIST_LENGTH = 100;

/** More than any schema needs. */
const MAX_DEPTH = 10;

const cutEach = (values: readonly unknown[], depth: number) => {
  const cut = values.map((value) => cutLists(value, depth));
  return cut.some((value, index) => value !== values[index]) ? cut : values;
};

/**
 * Cuts each list to one element more than the maximum, so that validation rejects it without reading the rest.
 * Returns the same value if no list is too long.
 */
export const cutLists = (input: unknown, depth = MAX_DEPTH): unknown => {
  if (typeof input !== 'object' || input === null || depth === 0) return input;
  if (Array.isArray(input)) {
    return cutEach(input.length > MAX_LIST_LENGTH ? input.slice(0, MAX_LIST_LENGTH + 1) : input, depth - 1);
  }
  const values: unknown[] = Object.values(input);
  const cut = cutEach(values, depth - 1);
  if (cut === values) return input;
  return Object.fromEntries(Object.keys(input).map((key, index) => [key, cut[index]]));
};

/** A declared list that was cut, but that its schema accepts. */
const findCutField = (schema: v.GenericSchema, { input, cut }: { input: unknown; cut: unknown }) =>
  cut !== input && isRecord(input) && isRecord(cut)
    ? fieldNames(schema).find((name) => cut[name] !== input[name])
    : undefined;

/**
 * Parses an input. Errors are in the order of the declared fields: one per field, at most 20. Lists are not read
 * beyond their maximum length.
 */
export const parseInput = <T extends v.GenericSchema>(
  schema: T,
  input: unknown,
): Parsed<v.InferOutput<T>> => {
  const cut = cutLists(input);
  const result = v.safeParse(schema, cut);
  if (result.success) {
    const field = findCutField(schema, { input, cut });
    if (field === undefined) return { ok: true, value: result.output };
    return {
      ok: false,
      errors: [{ field, ...explained(schema, [field], messages.invalidInput), code: 'TOO_LONG' }],
    };
  }
  const order = fieldNames(schema);
  const rank = ({ field }: FieldError) => order.indexOf(field.split('.')[0] ?? '');
  const byField = new Map<string, FieldError>();
  for (const error of result.issues.map((issue) => toFieldError(schema, issue))) {
    if (!byField.has(error.field)) byField.set(error.field, error);
  }
  const [first, ...rest] = [...byField.values()].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_FIELD_ERRORS);
  return {
    ok: false,
    errors: [first ?? { field: '', message: messages.invalidInput, code: 'INVALID' }, ...rest],
  };
};
