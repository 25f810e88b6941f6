import type { InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { shortDate } from '#domain/dates/date-text.ts';
import { isDay } from '#domain/dates/dates.ts';
import { academyToday } from '../records/date-text.ts';
import { TextField } from './text-field.tsx';
import { readBirthDay } from './typed-day.ts';

const shown = (value: string) => (isDay(value) ? shortDate(value) : value);

type BirthDateFieldProps = ControllerRenderProps<{ birthDate: string }, 'birthDate'> &
  Pick<InputProps, 'autoComplete'> & { error?: string };

/** A typed day without a calendar. Browsers autofill it as YYYY-MM-DD. */
export const BirthDateField = ({ value, onChange, onBlur, ...input }: BirthDateFieldProps) => {
  const [text, setText] = useState(shown(value));
  return (
    <TextField
      {...input}
      label="Fecha de nacimiento"
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      required
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readBirthDay(target.value, academyToday()) ?? target.value.trim());
      }}
      onBlur={() => {
        setText(shown(value));
        onBlur();
      }}
    />
  );
};
