import { DatePicker, defineStyle, Field, parseDate, Portal, type DateValue } from '@chakra-ui/react';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { academy } from '#domain/academy.ts';
import { shortDate } from '#domain/dates/date-text.ts';
import { isDay } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { academyToday } from '../records/date-text.ts';
import { CalendarIcon } from '../icons.tsx';
import { typedDay, typedDayError } from '../fields/typed-day.ts';

const UNITS = { day: 'mes', month: 'año', year: 'década' } as const;

const translations: DatePicker.RootProps['translations'] = {
  content: 'Calendario',
  trigger: (isOpen) => (isOpen ? 'Cerrar calendario' : 'Abrir calendario'),
  prevTrigger: (view) => `${UNITS[view]} anterior`,
  nextTrigger: (view) => `${UNITS[view]} siguiente`,
  viewTrigger: (view) => (view === 'day' ? 'Elegir mes' : 'Elegir año'),
  dayCell: ({ unavailable, selected, valueText }) => {
    if (unavailable) return `No disponible, ${valueText}`;
    return selected ? `Fecha elegida, ${valueText}` : `Elegir ${valueText}`;
  },
  placeholder: () => ({ day: 'dd', month: 'mm', year: 'aaaa' }),
};

const dateField = defineStyle({
  '--datepicker-input-height': 'sizes.11',
  '& [data-part=input]': {
    bg: 'bg.panel',
    borderColor: 'border.control',
    boxShadow: 'inset',
    textStyle: 'md',
  },
  '& [data-part=input][data-invalid]': { borderColor: 'border.error' },
});

const YEARS_AHEAD = 2;

const toValue = (day: string): DateValue[] => (isDay(day) ? [parseDate(day)] : []);

type DateFieldProps = {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** The error of the form. Errors of the typed day are always shown. */
  error?: string;
  /** Called with the error of the typed day, or null. */
  onTyped?: (error: string | null) => void;
  /** Default: today. */
  min?: string;
  /** Default: two years from today. */
  max?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/** A day, typed or chosen in a calendar. */
export const DateField = (props: DateFieldProps) => {
  const { label, value, onChange, onTyped, inputRef } = props;
  const [typedError, setTypedError] = useState<string | null>(null);
  const error = props.error ?? typedError;
  /** What stands in the field while it is no day. */
  const typed = useRef<{ input: HTMLInputElement; text: string } | null>(null);
  // With the previous value the picker clears its field in the next frame, whatever was typed since.
  useEffect(() => {
    if (isDay(value)) return;
    const frame = requestAnimationFrame(() => {
      if (typed.current) typed.current.input.value = typed.current.text;
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  const errorId = useId();
  const today = parseDate(academyToday());
  const min = props.min ? parseDate(props.min) : today;
  const max = props.max ? parseDate(props.max) : today.add({ years: YEARS_AHEAD });
  const range = { min: min.toString(), max: max.toString() };

  const reportProblem = (problem: string | null) => {
    setTypedError(problem);
    onTyped?.(problem);
  };

  /** An invalid day stays in the field, with an error. */
  const takeTyped = (input: HTMLInputElement) => {
    const text = input.value;
    const day = typedDay(text, range) ?? '';
    const problem = typedDayError(text, range, props.min ? messages.checkField : undefined);
    typed.current = problem === null ? null : { input, text };
    if (problem === null && day) input.value = shortDate(day);
    if (day !== value) onChange(day);
    reportProblem(problem);
  };

  return (
    <Field.Root invalid={error !== null} ids={{ errorText: errorId }}>
      <DatePicker.Root
        recipe={datePickerSlotRecipe}
        lazyMount
        unmountOnExit
        locale="es"
        timeZone={academy.timeZone}
        startOfWeek={1}
        outsideDaySelectable
        min={min}
        max={max}
        parse={(text) => toValue(typedDay(text, range) ?? '')[0]}
        maxView="month"
        value={toValue(value)}
        onValueChange={({ value: [day] }) => {
          if (day) typed.current = null;
          onChange(day?.toString() ?? '');
          reportProblem(null);
        }}
        invalid={error !== null}
        translations={translations}
        placeholder="dd/mm/aaaa"
        css={dateField}
        positioning={{ placement: 'bottom-start', gutter: 6 }}
      >
        <DatePicker.Label fontWeight="semibold">{label}</DatePicker.Label>
        <DatePicker.Control>
          <DatePicker.Input
            ref={inputRef}
            inputMode="numeric"
            // The picker would replace an invalid text by today, on blur and Enter.
            fixOnBlur={false}
            onInput={({ currentTarget: input }) => {
              typed.current = { input, text: input.value };
            }}
            onBlur={(event) => takeTyped(event.currentTarget)}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              takeTyped(event.currentTarget);
            }}
            aria-describedby={error === null ? undefined : errorId}
          />
          <DatePicker.IndicatorGroup>
            <DatePicker.Trigger boxSize="9">
              <CalendarIcon />
            </DatePicker.Trigger>
          </DatePicker.IndicatorGroup>
        </DatePicker.Control>
        <Portal>
          <DatePicker.Positioner>
            <DatePicker.Content>
              <DatePicker.View view="day">
                <DatePicker.Header />
                <DatePicker.DayTable />
              </DatePicker.View>
              <DatePicker.View view="month">
                <DatePicker.Header />
                <DatePicker.MonthTable />
              </DatePicker.View>
            </DatePicker.Content>
          </DatePicker.Positioner>
        </Portal>
      </DatePicker.Root>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
};
