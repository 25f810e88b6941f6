import { NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { LabelledField } from './text-field.tsx';

type SelectFieldProps = ComponentProps<typeof NativeSelect.Field> & {
  label: string;
  error?: string;
  required?: boolean;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
};

/** A labelled native select; spread `register(name)` into it. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, error, required, options, placeholder, ...select } = props;
  return (
    <LabelledField label={label} error={error} required={required}>
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
    </LabelledField>
  );
};
