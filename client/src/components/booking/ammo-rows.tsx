import { Button, Fieldset, Stack } from '@chakra-ui/react';
import { useRef, type RefObject } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { calibersOf } from '#domain/weapons/weapon.catalogue.ts';
import { listError } from '../fields/form-errors.ts';
import { PlusIcon } from '../icons.tsx';
import { SmallText } from '../layout/small-text.tsx';
import { AmmoRowFields } from './ammo-row-fields.tsx';
import { newRow, type BookingControl } from './booking.form.ts';

type AmmoRowsProps = { control: BookingControl; addButtonRef: RefObject<HTMLButtonElement | null> };

export const AmmoRows = ({ control, addButtonRef }: AmmoRowsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'ammoBoxes' });
  const [weapons, rows] = useWatch({ control, name: ['weapons', 'ammoBoxes'] });
  const { errors } = useFormState({ control, name: 'ammoBoxes' });
  const error = listError(errors.ammoBoxes);
  const calibers = calibersOf(weapons);
  const removeButtons = useRef<(HTMLButtonElement | null)[]>([]);

  /** Moves the focus before the row is removed. */
  const removeRow = (index: number) => {
    (removeButtons.current[index + 1] ?? addButtonRef.current)?.focus();
    remove(index);
  };

  return (
    <Fieldset.Root invalid={Boolean(error)} gap="3">
      <Fieldset.Legend fontWeight="semibold">Munición</Fieldset.Legend>
      <SmallText>Elige cuántas cajas de cada calibre necesitas para la clase.</SmallText>
      <Stack gap="3">
        {fields.map((row, index) => (
          <AmmoRowFields
            key={row.id}
            control={control}
            index={index}
            calibers={calibers}
            onRemove={() => removeRow(index)}
            removeButtonRef={(button) => {
              removeButtons.current[index] = button;
            }}
          />
        ))}
        <Button
          ref={addButtonRef}
          type="button"
          variant="outline"
          alignSelf="start"
          onClick={() => append(newRow(rows, weapons))}
        >
          <PlusIcon />
          Agregar munición
        </Button>
      </Stack>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
};
