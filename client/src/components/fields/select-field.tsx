import { Field, NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

type SelectFieldProps = ComponentProps<typeof NativeSelect.Field> & {
  label: string;
  error?: string;
  required?: boolean;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
};

/** A labelled native select; spread `register(name)` into it. */
export const SelectField = ({
  label,
  error,
  required,
  options,
  placeholder,
  ...select
}: SelectFieldProps) => (
  <Field.Root invalid={!!error} required={required}>
    <Field.Label>
      {label}
      <Field.RequiredIndicator />
    </Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field {...select}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
