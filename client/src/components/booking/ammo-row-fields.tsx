import { Field, Grid, IconButton, Input, NativeSelect } from '@chakra-ui/react';
import { use, type Ref } from 'react';
import { useController } from 'react-hook-form';
import { AMMO_QUANTITY } from '#domain/enrolments/enrolment.schema.ts';
import { AMMO_BOXES, type Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { TrashIcon } from '../icons.tsx';
import { quantityOf, type BookingControl } from './booking.form.ts';
import { PriceFormat } from './price-format.ts';

type AmmoRowFieldsProps = {
  control: BookingControl;
  index: number;
  calibers: Caliber[];
  onRemove: () => void;
  removeButtonRef: Ref<HTMLButtonElement>;
};

export const AmmoRowFields = ({
  control,
  index,
  calibers,
  onRemove,
  removeButtonRef,
}: AmmoRowFieldsProps) => {
  const caliber = useController({ control, name: `ammoBoxes.${index}.caliber` });
  const quantity = useController({ control, name: `ammoBoxes.${index}.quantity` });
  const priceText = use(PriceFormat);
  const number = index + 1;
  const box = caliber.field.value && AMMO_BOXES[caliber.field.value];

  return (
    <Grid
      role="group"
      aria-label={`Munición ${number}`}
      templateColumns={{ base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 6rem auto' }}
      gap="3"
      alignItems="start"
    >
      <Field.Root invalid={caliber.fieldState.invalid} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <Field.Label>Calibre</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field {...caliber.field}>
            <option value="">
              {calibers.length === 0 ? 'Primero selecciona un arma' : 'Selecciona un calibre'}
            </option>
            {calibers.map((offered) => (
              <option key={offered} value={offered}>
                {offered}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Field.ErrorText>{caliber.fieldState.error?.message}</Field.ErrorText>
        {box && (
          <Field.HelperText>{`Caja de ${box.cartridges} cartuchos · ${priceText(box.price)}`}</Field.HelperText>
        )}
      </Field.Root>
      <Field.Root invalid={quantity.fieldState.invalid}>
        <Field.Label>Cajas</Field.Label>
        <Input
          {...quantity.field}
          type="number"
          inputMode="numeric"
          min={AMMO_QUANTITY.min}
          max={AMMO_QUANTITY.max}
          step="1"
          onBlur={() => {
            quantity.field.onChange(String(Math.min(quantityOf(quantity.field.value), AMMO_QUANTITY.max)));
            quantity.field.onBlur();
          }}
        />
        <Field.ErrorText>{quantity.fieldState.error?.message}</Field.ErrorText>
      </Field.Root>
      <IconButton
        ref={removeButtonRef}
        type="button"
        variant="ghost"
        mt="1.625rem"
        aria-label={`Quitar munición ${number}`}
        onClick={onRemove}
      >
        <TrashIcon />
      </IconButton>
    </Grid>
  );
};
