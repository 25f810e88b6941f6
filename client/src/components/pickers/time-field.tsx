import { Field, Input } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { isClock } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
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
  const [isLeft, setIsLeft] = useState(false);
  const isUnreadable = (isLeft || isInvalid) && value !== '' && !isClock(value);
  return (
    <Field.Root invalid={isInvalid || isUnreadable}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={inputRef}
        inputMode="numeric"
        autoComplete="off"
        placeholder="hh:mm"
        value={readClock(typed) === value ? typed : value}
        onChange={({ target }) => {
          setIsLeft(false);
          setTyped(target.value);
          onChange(readClock(target.value));
        }}
        onBlur={() => {
          setIsLeft(true);
          setTyped(value);
          onBlur?.();
        }}
      />
      <Field.ErrorText>{isUnreadable ? messages.classTimeFormat : error}</Field.ErrorText>
    </Field.Root>
  );
};
