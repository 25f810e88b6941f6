import { Checkbox, Fieldset } from '@chakra-ui/react';
import type { ControllerFieldState, RefCallBack } from 'react-hook-form';

type CheckboxGroupProps<Value extends string> = {
  label: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
  field: { value: readonly Value[]; ref: RefCallBack; onBlur: () => void };
  fieldState: ControllerFieldState;
  onToggle: (value: Value, isChosen: boolean) => void;
};

/** Several values of one field, each a checkbox. */
export const CheckboxGroup = <Value extends string>({
  label,
  hint,
  options,
  field,
  fieldState: { invalid, error },
  onToggle,
}: CheckboxGroupProps<Value>) => (
  <Fieldset.Root invalid={invalid} gap="3">
    <Fieldset.Legend fontWeight="semibold">{label}</Fieldset.Legend>
    {hint && <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
    {options.map((option, index) => (
      <Checkbox.Root
        key={option.value}
        checked={field.value.includes(option.value)}
        onCheckedChange={({ checked }) => onToggle(option.value, checked === true)}
        invalid={invalid}
      >
        <Checkbox.HiddenInput ref={index === 0 ? field.ref : undefined} onBlur={field.onBlur} />
        <Checkbox.Control />
        <Checkbox.Label>{option.label}</Checkbox.Label>
      </Checkbox.Root>
    ))}
    <Fieldset.ErrorText>{error?.message}</Fieldset.ErrorText>
  </Fieldset.Root>
);
