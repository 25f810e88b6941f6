import { Grid } from '@chakra-ui/react';
import type { Ref } from 'react';
import { DateField } from './date-field.tsx';
import { UNREADABLE_DAY, type DayAndTime } from './day-and-time.ts';
import { TimeField } from './time-field.tsx';

type DateTimeFieldProps = {
  value: DayAndTime;
  onChange: (value: DayAndTime) => void;
  error?: string;
  /** Default: today. */
  min?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/** A day and a 24-hour time in the academy's time zone. */
export const DateTimeField = ({ value, onChange, error, min, inputRef }: DateTimeFieldProps) => (
  <Grid templateColumns="minmax(0, 8fr) minmax(0, 5fr)" gap="3">
    <DateField
      label="Fecha"
      value={value.day}
      onChange={(day) => onChange({ ...value, day })}
      onTyped={(problem) => problem !== null && onChange({ ...value, day: UNREADABLE_DAY })}
      error={error}
      min={min}
      inputRef={inputRef}
    />
    <TimeField
      label="Hora"
      value={value.clock}
      onChange={(clock) => onChange({ ...value, clock })}
      isInvalid={!!error}
    />
  </Grid>
);
