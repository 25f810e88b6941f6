import { Checkbox } from '@chakra-ui/react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

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
    <Checkbox.Root checked={field.value} onCheckedChange={({ checked }) => field.onChange(checked === true)}>
      <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
      <Checkbox.Control />
      <Checkbox.Label>{props.label}</Checkbox.Label>
    </Checkbox.Root>
  );
};
