import { Checkbox } from '@chakra-ui/react';
import type { Selection } from './use-selection.ts';

type ChoosePageProps = {
  rows: { id: string; label: string }[];
  selection: Selection;
  label?: string;
};

/** Selects all rows of the page. */
export const ChoosePage = ({ rows, selection, label }: ChoosePageProps) => {
  const count = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <Checkbox.Root
      colorPalette="brand"
      alignSelf="start"
      checked={count === 0 ? false : count === rows.length || 'indeterminate'}
      onCheckedChange={({ checked }) => selection.change(rows, checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label ?? 'Elegir todas las de esta página'}</Checkbox.Label>
    </Checkbox.Root>
  );
};
