import { Checkbox } from '@chakra-ui/react';
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
