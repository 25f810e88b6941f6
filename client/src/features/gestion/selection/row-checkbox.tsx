import { Checkbox } from '@chakra-ui/react';
import { useRef } from 'react';

type RowCheckboxProps = {
  label: string;
  isChosen: boolean;
  /** `isRange`: with the shift key, for all rows since the last choice. */
  onChange: (isChosen: boolean, isRange: boolean) => void;
};

export const RowCheckbox = ({ label, isChosen, onChange }: RowCheckboxProps) => {
  const isShifted = useRef(false);
  const noteShift = ({ shiftKey }: { shiftKey: boolean }) => {
    isShifted.current = shiftKey;
  };
  return (
    <Checkbox.Root
      checked={isChosen}
      onCheckedChange={({ checked }) => onChange(checked === true, isShifted.current)}
      onPointerDown={noteShift}
      onKeyDown={noteShift}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      verticalAlign="middle"
      boxSize={{ base: '11', lg: '9' }}
      userSelect="none"
    >
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
};
