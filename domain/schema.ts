import * as v from 'valibot';
import { isDay, isInstant } from './dates.ts';
import { messages } from './messages.ts';

type Entry = v.GenericSchema<unknown, unknown> & { message?: unknown };

/** For schemas that have no text of their own; valibot's would repeat the value, in English. */
v.setGlobalMessage(messages.invalidInput);

/** Lone surrogates among them: a text of them could not even be stored as it is. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export const withoutControls = (text: string) => text.replace(CONTROL_CHARACTERS, '');

const missingText = (entry: Entry | undefined) => {
  const own = typeof entry?.message === 'string' ? entry.message : messages.invalidInput;
  return own === messages.invalidInput ? messages.required : own;
};

/** An object schema whose missing keys answer the field's own text, or `Required` where it has none. */
export const fields = <const T extends Record<string, Entry>>(entries: T) =>
  v.object(entries, (issue) => {
    const key = issue.path?.[0]?.key;
    return typeof key === 'string' ? missingText(entries[key]) : messages.invalidInput;
  });

type Length = { min: number; max: number };

/** Text that shows something, if any; characters, not UTF-16 units, count. */
const visible = ({ min, max }: Length, message: string) =>
  v.pipe(
    v.string(message),
    v.minCodePoints(min, message),
    v.maxCodePoints(max, message),
    v.check((text) => text === '' || VISIBLE.test(text), message),
  );

/** One line of trimmed text. */
export const line = (length: Length, message: string = messages.invalidInput) =>
  v.pipe(
    v.string(message),
    v.trim(),
    visible(length, message),
    v.check((text) => text === withoutControls(text), message),
  );

const LINE_BREAK = /\r\n?/g;

/** Trimmed text of any number of lines, which `\n` divides, whatever the sender's system writes between them. */
export const paragraphs = (length: Length, message: string = messages.invalidInput) =>
  v.pipe(
    v.string(message),
    v.transform((text) => text.replace(LINE_BREAK, '\n')),
    v.trim(),
    visible(length, message),
    v.check((text) => text.split('\n').every((row) => row === withoutControls(row)), message),
  );

/** Optional text of any number of lines: absent, null and empty are all "not given". */
export const optionalParagraphs = (max: number, message: string = messages.invalidInput) =>
  v.pipe(
    v.nullish(paragraphs({ min: 0, max }, message)),
    v.transform((text) => text || null),
  );

/** Optional text: absent, null and empty are all "not given". */
export const optionalLine = (max: number, message: string = messages.invalidInput) =>
  v.pipe(
    v.nullish(line({ min: 0, max }, message)),
    v.transform((text) => text || null),
  );

export const wholeNumber = (range: { min: number; max: number }, message: string = messages.invalidInput) =>
  v.pipe(
    v.number(message),
    v.safeInteger(message),
    v.minValue(range.min, message),
    v.maxValue(range.max, message),
  );

const MAX_REVISION = 2_147_483_647;

/** The revision on which a change was decided: on any other nothing is changed. */
export const expectedRevision = v.nullish(wholeNumber({ min: 0, max: MAX_REVISION }));

/** A day written `YYYY-MM-DD`. */
export const calendarDay = (message: string = messages.invalidInput) =>
  v.pipe(v.string(message), v.check(isDay, message));

/** An instant as ISO 8601 text. */
export const instant = (message: string = messages.invalidInput) =>
  v.pipe(v.string(message), v.check(isInstant, message));

/** The kinds of checks that say more of a faulty value than that it is invalid. */
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

/** What is wrong with a field, for programs. */
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

/** One faulty field of an input; `field` is its path, `''` the input itself. */
export type FieldError = { field: string; message: string; code: FieldErrorCode };
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: [FieldError, ...FieldError[]] };

export const MAX_FIELD_ERRORS = 20;

const toFieldError = (issue: v.GenericIssue): FieldError => ({
  field: v.getDotPath(issue) ?? '',
  message: issue.message,
  code: codeOf(issue),
});

/** The declared fields, also of an object inside a pipe. */
export const fieldNames = (schema: v.GenericSchema): string[] => {
  if ('entries' in schema) return Object.keys(schema.entries as object);
  if (!('pipe' in schema)) return [];
  return (schema.pipe as readonly object[]).flatMap((item) =>
    'entries' in item ? Object.keys(item.entries as object) : [],
  );
};

/** The longest list that any input may have; its schema may allow less. */
export const MAX_LIST_LENGTH = 100;

/** Deeper than any schema reads. */
const MAX_DEPTH = 10;

const cutEach = (values: readonly unknown[], depth: number) => {
  const cut = values.map((value) => cutLists(value, depth));
  return cut.some((value, index) => value !== values[index]) ? cut : values;
};

/**
 * The input with one element more than the maximum in each list that is longer: enough to reject it, whatever was sent.
 * What needs no cut is the same value.
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

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null;

/** A declared list that was cut and that its schema accepts all the same. */
const findCutField = (schema: v.GenericSchema, { input, cut }: { input: unknown; cut: unknown }) =>
  cut !== input && isRecord(input) && isRecord(cut)
    ? fieldNames(schema).find((name) => cut[name] !== input[name])
    : undefined;

/**
 * Parses and lists the errors, one a field and at most 20, in the order in which the schema declares its fields. No list
 * is judged beyond its maximum length.
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
    return { ok: false, errors: [{ field, message: messages.invalidInput, code: 'TOO_LONG' }] };
  }
  const order = fieldNames(schema);
  const rank = ({ field }: FieldError) => order.indexOf(field.split('.')[0] ?? '');
  const byField = new Map<string, FieldError>();
  for (const error of result.issues.map(toFieldError)) {
    if (!byField.has(error.field)) byField.set(error.field, error);
  }
  const [first, ...rest] = [...byField.values()].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_FIELD_ERRORS);
  return {
    ok: false,
    errors: [first ?? { field: '', message: messages.invalidInput, code: 'INVALID' }, ...rest],
  };
};
