import { Field, Grid, Input } from '@chakra-ui/react';
import type { Ref } from 'react';
import { DateField } from './date-field.tsx';
import { typedClock, UNREADABLE_DAY, type DayAndTime } from './day-and-time.ts';

type DateTimeFieldProps = {
  value: DayAndTime;
  onChange: (value: DayAndTime) => void;
  error?: string;
  /** Today without one. */
  min?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/** A day and a time of 24 hours at the academy, whatever the browser's language would show. */
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
    <Field.Root invalid={!!error}>
      <Field.Label>Hora</Field.Label>
      <Input
        value={value.clock}
        inputMode="numeric"
        placeholder="hh:mm"
        maxLength={5}
        autoComplete="off"
        onChange={(event) => onChange({ ...value, clock: event.target.value })}
        onBlur={() => onChange({ ...value, clock: typedClock(value.clock) })}
      />
    </Field.Root>
  </Grid>
);
