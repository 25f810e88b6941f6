import { Checkbox } from '@chakra-ui/react';

type RowCheckboxProps = { label: string; isChosen: boolean; onChange: (isChosen: boolean) => void };

export const RowCheckbox = ({ label, isChosen, onChange }: RowCheckboxProps) => (
  <Checkbox.Root
    colorPalette="brand"
    checked={isChosen}
    onCheckedChange={({ checked }) => onChange(checked === true)}
    p="1.5"
    m="-1.5"
  >
    <Checkbox.HiddenInput aria-label={label} />
    <Checkbox.Control />
  </Checkbox.Root>
);
