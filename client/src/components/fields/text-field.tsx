import { Field, Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type TextFieldProps = InputProps & { label: string; error?: string; hint?: ReactNode };

/** A labelled input with its hint and its error; spread `register(name)` into it. */
export const TextField = ({ label, error, hint, required, ...input }: TextFieldProps) => (
  <Field.Root invalid={!!error} required={required}>
    <Field.Label>
      {label}
      <Field.RequiredIndicator />
    </Field.Label>
    <Input {...input} />
    {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
