import { Field, NativeSelect } from '@chakra-ui/react';
import { optionsOf } from '../../../components/records/enums.ts';

type FilterSelectProps<Name extends string> = {
  label: string;
  /** The option without a filter. */
  all?: string;
  value: Name | null;
  options: Partial<Record<Name, { label: string }>>;
  /** For longer labels, behind the button. */
  isWide?: boolean;
  onChange: (value: string | null) => void;
};

/** A filter whose label is in its first option, because the line has no room for labels. */
export const FilterSelect = <Name extends string>({
  label,
  all = 'todos',
  value,
  options,
  isWide = false,
  onChange,
}: FilterSelectProps<Name>) => (
  <Field.Root w={{ base: 'full', sm: isWide ? '12rem' : '9.75rem' }}>
    <Field.Label srOnly>{label}</Field.Label>
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        h="9"
        ps="2"
        fontWeight={value === null ? undefined : 'semibold'}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{`${label}: ${all}`}</option>
        {optionsOf(options).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);
