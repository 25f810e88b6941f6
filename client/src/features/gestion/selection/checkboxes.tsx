import { Checkbox } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Selectable, Selection } from './use-selection.ts';

type ChoosePageProps<Row extends Selectable> = {
  rows: readonly Row[];
  selection: Selection<Row>;
  label: string;
  /** In the head of a column there is no room for the label. */
  isLabelHidden?: boolean;
};

/** Selects all shown rows. */
export const ChoosePage = <Row extends Selectable>({
  rows,
  selection,
  label,
  isLabelHidden = false,
}: ChoosePageProps<Row>) => {
  const count = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <Checkbox.Root
      checked={count === 0 ? false : count === rows.length || 'indeterminate'}
      onCheckedChange={({ checked }) => selection.change(rows, checked === true)}
      title={isLabelHidden ? label : undefined}
      {...(isLabelHidden
        ? { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', boxSize: '9' }
        : { minH: '9' })}
    >
      <Checkbox.HiddenInput aria-label={isLabelHidden ? label : undefined} />
      <Checkbox.Control />
      {!isLabelHidden && <Checkbox.Label>{label}</Checkbox.Label>}
    </Checkbox.Root>
  );
};

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
