import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { fieldNames, parseInput } from '#domain/schema.ts';
import { errorFields } from '../../session/api-error.ts';
import { failureOf, type Failure, type NextSteps } from '../feedback/failure.ts';

export type FormSchema = v.GenericSchema<unknown, FieldValues>;

export type ServerError = Failure & { fields: { field: string; message: string }[] };

/** A react-hook-form resolver for domain schemas. */
export const schemaResolver =
  <Values extends FieldValues, Schema extends FormSchema>(
    schema: Schema,
    prepare: (values: Values) => unknown,
  ): Resolver<Values, unknown, v.InferOutput<Schema>> =>
  (values, _context, options) => {
    const parsed = parseInput(schema, prepare(values));
    if (parsed.ok) return { values: parsed.value, errors: {} };
    // The words of the APIs are not those of the screen.
    const errors = parsed.errors.map(({ field, message, options: words }) => [
      field,
      { type: 'rule', message: words ? messages.chooseOption : inWords(message) },
    ]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
  };

/** The first message of a field: its own, then its list's, then its rows'. */
const firstMessage = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  const { root, ref: _ref, ...rows } = error as Record<string, unknown>;
  return [root, ...Object.values(rows)].map(firstMessage).find(Boolean);
};

/** The first invalid field in schema order, with its message. */
export const firstError = <Values extends FieldValues>(schema: FormSchema, errors: FieldErrors<Values>) => {
  for (const field of fieldNames(schema)) {
    const message = firstMessage(errors[field]);
    if (message) return { field, message };
  }
  return null;
};

/** The message of a list itself, not of its rows. */
export const listError = (error: { message?: string; root?: { message?: string } } | undefined) =>
  error?.root?.message ?? error?.message;

/** Messages for programs, which forms do not show: a form writes a day in another way. */
const WITHOUT_SENTENCE: string[] = [
  messages.specifiedRequired,
  messages.specifiedInvalid,
  messages.invalidInput,
  messages.inputDay,
  messages.inputInstant,
  messages.inputInstantOrDay,
  messages.inputMonth,
];

const inWords = (message: string) => (WITHOUT_SENTENCE.includes(message) ? messages.checkField : message);

export const serverError = (error: unknown, what: string, steps?: NextSteps): ServerError => {
  const failure = failureOf(error, what, steps);
  const fields = errorFields(error).map(({ field, message }) => ({ field, message: inWords(message) }));
  return { ...failure, text: inWords(failure.text), fields };
};

/** Shows a taken document number or email at its field. */
export const takenError = (error: unknown, failureText: string): ServerError => {
  const found = serverError(error, failureText);
  const isTaken = (word: string) => found.text.includes(word);
  if (isTaken('document_number')) return errorOf('documentNumber', messages.documentTakenShown);
  return isTaken('email') ? errorOf('email', messages.emailTakenShown) : found;
};

const errorOf = (field: string, text: string): ServerError => ({ text, fields: [{ field, message: text }] });
