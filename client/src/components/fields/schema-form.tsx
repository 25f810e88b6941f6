import { Button, HStack, Stack, type ButtonProps } from '@chakra-ui/react';
import { useRef, useState, type FormEvent, type ReactNode, type RefCallback, type RefObject } from 'react';
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
import { useFormDraft } from './form-draft.ts';
import { failureText } from '../feedback/failure.ts';
import { Notice } from '../feedback/notice.tsx';
import { notify } from '../feedback/notify.ts';
import {
  firstError,
  listError,
  schemaResolver,
  serverError,
  type FormSchema,
  type ServerError,
} from './form-errors.ts';
import { useLeave, useUnsavedChanges } from '../records/unsaved-changes.ts';

type SchemaFormOptions<Values extends FieldValues, Schema extends FormSchema> = {
  schema: Schema;
  defaultValues: Values;
  /** Converts field values to the input of the schema. */
  prepare?: (values: Values) => unknown;
  /** Submits valid values. Thrown errors are shown in the form. */
  save: (
    input: v.InferOutput<Schema>,
    form: UseFormReturn<Values, unknown, v.InferOutput<Schema>>,
  ) => Promise<void>;
  describeError?: (error: unknown, values: Values) => ServerError;
  /** The toast if the server is unreachable. */
  failureText: string;
  /** Field names of the form by those of the server. */
  renamedFields?: Record<string, string>;
  /** The element that takes the focus for a list field. */
  listFocus?: Record<string, RefObject<HTMLElement | null>>;
};

/** A form of a schema. Toasts the first error, shows server errors at their fields and focuses the first. */
export const useSchemaForm = <Values extends FieldValues, Schema extends FormSchema>(
  options: SchemaFormOptions<Values, Schema>,
) => {
  const { schema, defaultValues, renamedFields = {}, listFocus = {} } = options;
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

  const showServerError = ({ fields, ...failure }: ServerError) => {
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
    setError(failureText(failure));
    notify.error(failure.text, failure);
  };

  const send = async (input: v.InferOutput<Schema>) => {
    if (isSending.current) return;
    isSending.current = true;
    notify.startAttempt();
    setError(null);
    try {
      await options.save(input, form);
    } catch (thrown) {
      showServerError(
        options.describeError?.(thrown, form.getValues()) ?? serverError(thrown, options.failureText),
      );
    } finally {
      isSending.current = false;
    }
  };

  const { isDirty, isSubmitting } = form.formState;
  // While submitting there are no unsaved changes: the submit may navigate.
  useUnsavedChanges(isDirty && !isSubmitting);

  /** Props of a field: its registration and its error. */
  const fieldProps = <Name extends Path<Values>>(name: Name) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });

  const submit = form.handleSubmit(send, showInvalid);
  return { form, fieldProps, submit, error, isBusy: isSubmitting };
};

type Controlled<Value> = {
  field: { value: Value; onChange: (value: Value) => void; ref: RefCallback<HTMLInputElement> };
  fieldState: { error?: { message?: string } };
};

/** Props of a field that a `Controller` renders. */
export const controlled = <Value,>({ field, fieldState }: Controlled<Value>) => ({
  value: field.value,
  onChange: field.onChange,
  inputRef: field.ref,
  error: fieldState.error?.message,
});

type SchemaFormProps<Values extends FieldValues, Output> = {
  /** From `useSchemaForm`. */
  of: {
    form: UseFormReturn<Values, unknown, Output>;
    submit: (event: FormEvent) => Promise<void>;
    error: string | null;
  };
  label: string;
  /** Where it is sent without script. */
  action?: string;
  gap?: string;
  /** Fields and buttons. */
  children: ReactNode;
  /** Buttons of a form that fills its page: the error is above them, where it is seen. */
  buttons?: ReactNode;
};

/** The form element of `useSchemaForm`, with the error of the server. */
export const SchemaForm = <Values extends FieldValues, Output>({
  of: { form, submit, error },
  label,
  action,
  gap = '5',
  children,
  buttons,
}: SchemaFormProps<Values, Output>) => {
  useFormDraft(form, label);
  return (
    <form
      noValidate
      aria-label={label}
      // Nothing of it is in an address, whoever sends it.
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={gap}>
        {!buttons && <Notice tone="error">{error}</Notice>}
        {children}
        {buttons && <Notice tone="error">{error}</Notice>}
        {buttons}
      </Stack>
    </form>
  );
};

type SubmitButtonProps = ButtonProps & {
  action: string;
  isBusy: boolean;
  busyText?: string;
  isIdle?: boolean;
};

/** Keeps the focus while it sends. */
export const SubmitButton = (props: SubmitButtonProps) => {
  const { action, isBusy, busyText = 'Guardando...', isIdle = false, ...look } = props;
  return (
    <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy || isIdle} {...look}>
      {isBusy ? busyText : action}
    </Button>
  );
};

/** Leaves a form. Asks for confirmation if it has changes. */
export const BackButton = ({ onBack }: { onBack: () => void }) => {
  const leave = useLeave();
  return (
    <Button variant="outline" onClick={() => leave(onBack)}>
      Volver
    </Button>
  );
};

type FormActionsProps = {
  action: string;
  isBusy: boolean;
  /** The label while submitting. */
  busyText?: string;
  color?: 'red';
  onBack: () => void;
};

/** The buttons of a form in a dialog. */
export const FormActions = ({ onBack, color, ...submit }: FormActionsProps) => (
  <HStack gap="3" justify="end" wrap="wrap">
    <BackButton onBack={onBack} />
    <SubmitButton colorPalette={color} {...submit} />
  </HStack>
);
