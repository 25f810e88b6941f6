import { Field, Input } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { typedClock } from './typed-clock.ts';

type TimeFieldProps = {
  label: string;
  /** `HH:mm`; what is no time of the day stays as it was typed. */
  value: string;
  onChange: (clock: string) => void;
  onBlur?: () => void;
  error?: string;
  /** Of a day beside it that tells the error. */
  isInvalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

const readClock = (text: string) => typedClock(text) ?? text;

/** The one control for a time of the day, of 24 hours whatever the device says: typed, and written out when it is left. */
export const TimeField = (props: TimeFieldProps) => {
  const { label, value, onChange, onBlur, error, isInvalid = !!error, inputRef } = props;
  const [typed, setTyped] = useState(value);
  return (
    <Field.Root invalid={isInvalid}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={inputRef}
        inputMode="numeric"
        autoComplete="off"
        placeholder="hh:mm"
        value={readClock(typed) === value ? typed : value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readClock(target.value));
        }}
        onBlur={() => {
          setTyped(value);
          onBlur?.();
        }}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
};
