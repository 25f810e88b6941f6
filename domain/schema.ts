import * as v from 'valibot';
import { isInstant } from './dates.ts';
import { messages } from './messages.ts';

type Entry = v.GenericSchema<unknown, unknown> & { message?: unknown };

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

/** One line of trimmed text that shows something, if any; characters, not UTF-16 units, count after the trim. */
export const line = (length: { min: number; max: number }, message: string = messages.invalidInput) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minCodePoints(length.min, message),
    v.maxCodePoints(length.max, message),
    v.check((text) => text === withoutControls(text), message),
    v.check((text) => text === '' || VISIBLE.test(text), message),
  );

/** Optional text: absent, null and empty are all "not given". */
export const optionalLine = (max: number) =>
  v.pipe(
    v.nullish(line({ min: 0, max })),
    v.transform((text) => text || null),
  );

export const wholeNumber = (range: { min: number; max: number }, message: string = messages.invalidInput) =>
  v.pipe(
    v.number(message),
    v.safeInteger(message),
    v.minValue(range.min, message),
    v.maxValue(range.max, message),
  );

/** An instant as ISO 8601 text. */
export const instant = (message: string = messages.invalidInput) =>
  v.pipe(v.string(message), v.check(isInstant, message));

export type FieldFault = { field: string; message: string };
export type Parsed<T> = { ok: true; value: T } | { ok: false; faults: [FieldFault, ...FieldFault[]] };

const faultOf = (issue: v.GenericIssue): FieldFault => ({
  field: v.getDotPath(issue) ?? '',
  message: issue.message,
});

/** Parses and lists the faults, one a field, in the order in which the schema declares its fields. */
export const parseInput = <T extends v.GenericSchema>(
  schema: T,
  input: unknown,
): Parsed<v.InferOutput<T>> => {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  const order = 'entries' in schema ? Object.keys(schema.entries as object) : [];
  const rank = (fault: FieldFault) => order.indexOf(fault.field.split('.')[0] ?? '');
  const faults = result.issues.map(faultOf).sort((a, b) => rank(a) - rank(b));
  const [first, ...rest] = faults.filter(
    (fault, index) => faults.findIndex((other) => other.field === fault.field) === index,
  );
  return { ok: false, faults: [first ?? { field: '', message: messages.invalidInput }, ...rest] };
};
