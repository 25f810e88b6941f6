import { useRef, useState, type RefObject } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type * as v from 'valibot';
import { fieldNames } from '#domain/schema.ts';
import { notify } from '../feedback/notify.ts';
import {
  firstError,
  listError,
  schemaResolver,
  serverError,
  type FormSchema,
  type ServerError,
} from './form-errors.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

type SchemaFormOptions<Values extends FieldValues, Schema extends FormSchema> = {
  schema: Schema;
  defaultValues: Values;
  /** Turns what the fields hold into what the schema reads. */
  prepare?: (values: Values) => unknown;
  /** Sends what is valid; an error that it throws is shown in the form. */
  save: (
    input: v.InferOutput<Schema>,
    form: UseFormReturn<Values, unknown, v.InferOutput<Schema>>,
  ) => Promise<void>;
  describeError?: (error: unknown) => ServerError;
  /** Toasted when the server could not be reached. */
  failureText: string;
  /** The form's names for fields that the server calls otherwise. */
  renamedFields?: Record<string, string>;
  /** What takes the focus for a field that is a list. */
  listFocus?: Record<string, RefObject<HTMLElement | null>>;
};

/** The one way to a form: it toasts the first error, puts errors of the server at their fields and focuses the first. */
export const useSchemaForm = <Values extends FieldValues, Schema extends FormSchema>(
  options: SchemaFormOptions<Values, Schema>,
) => {
  const { schema, defaultValues, failureText, renamedFields = {}, listFocus = {} } = options;
  const [error, setError] = useState<string | null>(null);
  const isSending = useRef(false);
  const form = useForm<Values, unknown, v.InferOutput<Schema>>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: schemaResolver<Values, Schema>(schema, options.prepare ?? ((values) => values)),
  });

  const showInvalid = (errors: FieldErrors<Values>) => {
    notify.startAttempt();
    const first = firstError(schema, errors);
    if (!first) return;
    notify.error(first.message);
    const entry = errors[first.field] as Parameters<typeof listError>[0];
    if (listError(entry)) listFocus[first.field]?.current?.focus();
  };

  const showServerError = ({ text, fields }: ServerError) => {
    const known = fields.flatMap(({ field, message }) => {
      const [key = '', ...rest] = field.split('.');
      const name = renamedFields[key] ?? key;
      return fieldNames(schema).includes(name)
        ? [{ name: [name, ...rest].join('.') as Path<Values>, message }]
        : [];
    });
    known.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    setError(text);
    notify.error(text);
  };

  const send = async (input: v.InferOutput<Schema>) => {
    if (isSending.current) return;
    isSending.current = true;
    notify.startAttempt();
    setError(null);
    try {
      await options.save(input, form);
    } catch (thrown) {
      showServerError(options.describeError?.(thrown) ?? serverError(thrown, failureText));
    } finally {
      isSending.current = false;
    }
  };

  const { isDirty, isSubmitting } = form.formState;
  // What is being saved is not lost, and saving may lead to another page.
  useUnsavedChanges(isDirty && !isSubmitting);

  const submit = form.handleSubmit(send, showInvalid);
  return { form, submit, error, isBusy: isSubmitting };
};
