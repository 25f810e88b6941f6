import { Box, Button, Card, Checkbox, Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { bookingFormSchema } from '#domain/enrolments/enrolment.schema.ts';
import { messages } from '#domain/messages.ts';
import type { WeaponId } from '#domain/weapons/weapon.catalogue.ts';
import { TimeField } from '../../components/fields/time-field.tsx';
import { useSchemaForm } from '../../components/fields/use-schema-form.ts';
import { AmmoRows } from './ammo-rows.tsx';
import { ClassDateField } from './class-date-field.tsx';
import { ClassTypeChoice } from './class-type-choice.tsx';
import { PriceSummary } from './price-summary.tsx';
import { WeaponChecklist } from './weapon-checklist.tsx';
import { keepBookingDraft, readBookingDraft } from './booking-draft.ts';
import { clearUnavailableCalibers, EMPTY_BOOKING, prepareBooking } from './booking.form.ts';
import { useBookClass } from './use-book-class.ts';

type BookingFormProps = { personalisedCourseId: string | undefined };

export const BookingForm = ({ personalisedCourseId }: BookingFormProps) => {
  const addAmmoButton = useRef<HTMLButtonElement>(null);
  const [draft] = useState(readBookingDraft);
  const { bookClass, requireSession } = useBookClass(personalisedCourseId);
  const { form, submit, isBusy } = useSchemaForm({
    schema: bookingFormSchema,
    defaultValues: draft,
    prepare: prepareBooking,
    save: async (booking, { reset }) => {
      if (await bookClass(booking)) {
        reset({ ...EMPTY_BOOKING, date: booking.date, classType: booking.classType });
      }
    },
    failureText: messages.bookingFailed,
    renamedFields: { scheduledDate: 'date', scheduledTime: 'time' },
    listFocus: { ammoBoxes: addAmmoButton },
  });
  const { control, getValues, setValue, subscribe } = form;
  const hasWeaponAmmo = useWatch({ control, name: 'hasWeaponAmmo' });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepBookingDraft(values) }),
    [subscribe],
  );

  const showTypedDate = (message: string | null) => {
    if (message) form.setError('date', { type: 'typed', message });
    else if (form.getFieldState('date').error?.type === 'typed') form.clearErrors('date');
  };

  const keepAvailableCalibers = (weapons: WeaponId[]) => {
    const rows = getValues('ammoBoxes');
    const kept = clearUnavailableCalibers(rows, weapons);
    kept.forEach((row, index) => {
      if (row.caliber !== rows[index]?.caliber) setValue(`ammoBoxes.${index}.caliber`, row.caliber);
    });
  };

  return (
    <Card.Root layerStyle="document" overflow="clip" asChild>
      <form
        noValidate
        aria-label="Programar una clase personalizada"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && requireSession()) void submit(event);
        }}
      >
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}>
          <Stack gap="7" p={{ base: '5', md: '8' }}>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
              <ClassDateField control={control} onTyped={showTypedDate} />
              <Controller
                control={control}
                name="time"
                render={({ field: { ref, name: _, ...field }, fieldState }) => (
                  <TimeField label="Hora" {...field} inputRef={ref} error={fieldState.error?.message} />
                )}
              />
            </SimpleGrid>
            <ClassTypeChoice control={control} />
            <WeaponChecklist control={control} onWeaponsChange={keepAvailableCalibers} />
            <Controller
              control={control}
              name="hasWeaponAmmo"
              render={({ field }) => (
                <Checkbox.Root
                  colorPalette="brand"
                  checked={field.value}
                  onCheckedChange={({ checked }) => field.onChange(checked === true)}
                >
                  <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
                  <Checkbox.Control />
                  <Checkbox.Label>Cuento con arma y municiones propias</Checkbox.Label>
                </Checkbox.Root>
              )}
            />
            {!hasWeaponAmmo && <AmmoRows control={control} addButtonRef={addAmmoButton} />}
          </Stack>
          <Box
            bg="bg.subtle"
            borderStartWidth={{ base: '0', lg: '1px' }}
            borderTopWidth={{ base: '1px', lg: '0' }}
            p={{ base: '5', md: '8' }}
          >
            <Stack gap="6" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
              <PriceSummary control={control} />
              <Button type="submit" size="lg" colorPalette="brand" aria-busy={isBusy} aria-disabled={isBusy}>
                {isBusy ? 'Programando...' : 'Programar Clase'}
              </Button>
              <Text textStyle="xs" color="fg.muted">
                La academia confirmará tu clase antes de la fecha elegida.
              </Text>
            </Stack>
          </Box>
        </Grid>
      </form>
    </Card.Root>
  );
};
