import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { LabelledCheckbox } from '../choices/labelled-checkbox.tsx';

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
