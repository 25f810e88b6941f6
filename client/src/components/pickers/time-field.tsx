import { Field, Input } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { typedClock } from './day-and-time.ts';

type TimeFieldProps = {
  label: string;
  /** `HH:mm`. Invalid text stays as typed. */
  value: string;
  onChange: (clock: string) => void;
  onBlur?: () => void;
  error?: string;
  /** The id of the error message of the day beside it. */
  isInvalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

const readClock = (text: string) => typedClock(text) ?? text;

/** A 24-hour time, typed and formatted on blur. */
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
