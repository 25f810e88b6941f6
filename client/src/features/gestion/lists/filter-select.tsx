import { SelectField } from '../../../components/fields/select-field.tsx';
import { optionsOf } from '../../../components/records/enums.ts';

type FilterSelectProps<Name extends string> = {
  label: string;
  /** The option without a filter. */
  all?: string;
  value: Name | null;
  options: Partial<Record<Name, { label: string }>>;
  onChange: (value: string | null) => void;
};

export const FilterSelect = <Name extends string>(props: FilterSelectProps<Name>) => (
  <SelectField
    label={props.label}
    placeholder={props.all ?? 'Todos'}
    value={props.value ?? ''}
    onChange={(event) => props.onChange(event.currentTarget.value || null)}
    options={optionsOf(props.options)}
  />
);
