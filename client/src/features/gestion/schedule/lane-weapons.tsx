import { Checkbox, CheckboxGroup, Fieldset, SimpleGrid } from '@chakra-ui/react';
import { useController, type Control } from 'react-hook-form';
import { WEAPONS } from '#domain/weapons/weapon.catalogue.ts';
import type { Lane } from './lane-form-dialog.tsx';

/** The weapons that a lane allows; none: all. */
export const LaneWeapons = <Output,>({ control }: { control: Control<Lane, unknown, Output> }) => {
  const { field } = useController({ control, name: 'weapons' });
  return (
    <Fieldset.Root gap="2">
      <Fieldset.Legend fontWeight="semibold">Armas que se usan en ella</Fieldset.Legend>
      <Fieldset.HelperText mt="0">Sin marcar ninguna, todas.</Fieldset.HelperText>
      <CheckboxGroup value={field.value} onValueChange={field.onChange}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
          {WEAPONS.map(({ id, label }) => (
            <Checkbox.Root key={id} value={id} colorPalette="brand" minH="8">
              <Checkbox.HiddenInput onBlur={field.onBlur} />
              <Checkbox.Control />
              <Checkbox.Label>{label}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </SimpleGrid>
      </CheckboxGroup>
    </Fieldset.Root>
  );
};
