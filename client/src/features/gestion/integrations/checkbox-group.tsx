import { Fieldset } from '@chakra-ui/react';
import type { ControllerFieldState, RefCallBack } from 'react-hook-form';
import { LabelledCheckbox } from '../../../components/choices/labelled-checkbox.tsx';

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
      <LabelledCheckbox
        key={option.value}
        label={option.label}
        isChecked={field.value.includes(option.value)}
        onChange={(isChecked) => onToggle(option.value, isChecked)}
        onBlur={field.onBlur}
        isInvalid={invalid}
        inputRef={index === 0 ? field.ref : undefined}
      />
    ))}
    <Fieldset.ErrorText>{error?.message}</Fieldset.ErrorText>
  </Fieldset.Root>
);
