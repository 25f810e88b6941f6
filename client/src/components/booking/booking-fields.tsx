import { SimpleGrid, Stack } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { WeaponId } from '#domain/weapons/weapon.catalogue.ts';
import { CheckboxField } from '../pickers/checkbox-field.tsx';
import type { FreeSlot } from './free-times.errors.ts';
import { FreeTimes, NearestTimes } from './free-times.tsx';
import { TimeField } from '../pickers/time-field.tsx';
import { AmmoRows } from './ammo-rows.tsx';
import { fitCalibers, type Booking, type BookingValues } from './booking.form.ts';
import { ClassDateField } from './class-date-field.tsx';
import { ClassTypeChoice } from './class-type-choice.tsx';
import { InstructorChoice } from './instructor-choice.tsx';
import { WeaponChecklist } from './weapon-checklist.tsx';

type BookingFieldsProps = {
  form: UseFormReturn<BookingValues, unknown, Booking>;
  addAmmoRef: RefObject<HTMLButtonElement | null>;
  /** Whose free times are offered. */
  courseId: string | undefined;
  isForStaff?: boolean;
  /** The free times nearest to a rejected one. */
  nearest: readonly FreeSlot[];
  /** Chooses the next free time, once. */
  choosesNext?: boolean;
  /** Starts of the student's own classes, which are not offered. */
  own?: readonly string[];
};

/** The fields of a personalised class. */
export const BookingFields = (props: BookingFieldsProps) => {
  const { form, addAmmoRef, courseId, isForStaff, nearest, choosesNext, own } = props;
  const { control, getValues, setValue } = form;
  const [hasWeaponAmmo, weapons, date, time, instructorId] = useWatch({
    control,
    name: ['hasWeaponAmmo', 'weapons', 'date', 'time', 'preferredInstructorId'],
  });

  const showTypedDate = (message: string | null) => {
    if (message) form.setError('date', { type: 'typed', message });
    else if (form.getFieldState('date').error?.type === 'typed') form.clearErrors('date');
  };

  const choose = (start: { day: string; clock: string }) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('date', start.day, options);
    setValue('time', start.clock, options);
  };

  const changeCalibers = (weapons: WeaponId[]) => {
    const rows = getValues('ammoBoxes');
    fitCalibers(rows, weapons).forEach((row, index) => {
      if (row.caliber !== rows[index]?.caliber) setValue(`ammoBoxes.${index}.caliber`, row.caliber);
    });
  };

  return (
    <Stack gap="7">
      <ClassTypeChoice control={control} />
      <Stack gap="4">
        <NearestTimes slots={nearest} day={date} clock={time} onChoose={choose} />
        {courseId && <InstructorChoice control={control} courseId={courseId} />}
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
        {courseId && (
          <FreeTimes
            courseId={courseId}
            arms={{ weapons, hasWeaponAmmo }}
            instructorId={instructorId}
            day={date}
            clock={time}
            onChoose={choose}
            warnsOfTaken={isForStaff}
            choosesNext={choosesNext}
            own={own}
          />
        )}
      </Stack>
      <WeaponChecklist control={control} onWeaponsChange={changeCalibers} />
      <CheckboxField control={control} name="hasWeaponAmmo" label="Cuento con arma y municiones propias" />
      {!hasWeaponAmmo && <AmmoRows control={control} addButtonRef={addAmmoRef} />}
    </Stack>
  );
};
