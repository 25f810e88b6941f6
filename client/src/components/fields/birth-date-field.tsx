import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { shortDate } from '#domain/date-text.ts';
import { isDay } from '#domain/dates.ts';
import { readDay } from '../../components/fields/typed-day.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import type { Profile, ProfileForm } from './profile-form.ts';

const shown = (value: string) => (isDay(value) ? shortDate(value) : value);

/** Typed, as every day is; nobody looks for a birthday in a calendar. Browsers fill it in as YYYY-MM-DD. */
export const BirthDateField = ({ control }: { control: Control<ProfileForm, unknown, Profile> }) => {
  const { field, fieldState } = useController({ control, name: 'birthDate' });
  const [text, setText] = useState(shown(field.value));
  return (
    <TextField
      {...field}
      label="Fecha de nacimiento"
      inputMode="numeric"
      autoComplete="bday"
      placeholder="dd/mm/aaaa"
      required
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(readDay(target.value) ?? target.value.trim());
      }}
      onBlur={() => {
        setText(shown(field.value));
        field.onBlur();
      }}
      error={fieldState.error?.message}
    />
  );
};
