import { Checkbox } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

type LabelledCheckboxProps = {
  label: string;
  name?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
  isInvalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

export const LabelledCheckbox = (props: LabelledCheckboxProps) => (
  <Checkbox.Root
    name={props.name}
    checked={props.isChecked}
    onCheckedChange={({ checked }) => props.onChange(checked === true)}
    invalid={props.isInvalid}
  >
    <Checkbox.HiddenInput ref={props.inputRef} onBlur={props.onBlur} />
    <Checkbox.Control />
    <Checkbox.Label>{props.label}</Checkbox.Label>
  </Checkbox.Root>
);

type CheckboxFieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, boolean>;
  label: string;
};

export const CheckboxField = <Values extends FieldValues, Output>(
  props: CheckboxFieldProps<Values, Output>,
) => {
  const { field } = useController(props);
  return (
    <LabelledCheckbox
      label={props.label}
      name={field.name}
      isChecked={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
};
