import { Checkbox } from '@chakra-ui/react';
import type { Ref } from 'react';

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
