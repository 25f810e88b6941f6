import { DatePicker, defineStyle, Field, parseDate, Portal, type DateValue } from '@chakra-ui/react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { academy } from '#domain/academy.ts';
import { dayIn, shortDate } from '#domain/date-text.ts';
import { isDay } from '#domain/dates.ts';
import { CalendarIcon } from '../../components/icons.tsx';
import type { BookingControl } from './booking.form.ts';
import { typedDay, typedDayError } from './typed-day.ts';

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

type ClassDateFieldProps = {
  control: BookingControl;
  /** Receives what is wrong with the typed day, or null. */
  onTyped: (error: string | null) => void;
};

export const ClassDateField = ({ control, onTyped }: ClassDateFieldProps) => {
  const { field, fieldState } = useController({ control, name: 'date' });
  const errorId = useId();
  const min = parseDate(dayIn(new Date(), academy.timeZone));
  const max = min.add({ years: YEARS_AHEAD });
  const range = { min: min.toString(), max: max.toString() };

  /** A day that cannot be taken stays in the field, with the reason below it. */
  const takeTyped = (input: HTMLInputElement) => {
    const day = typedDay(input.value, range) ?? '';
    const error = typedDayError(input.value, range);
    if (error === null) input.value = shortDate(day);
    if (day !== field.value) field.onChange(day);
    onTyped(error);
  };

  return (
    <Field.Root invalid={fieldState.invalid} ids={{ errorText: errorId }}>
      <DatePicker.Root
        locale="es"
        timeZone={academy.timeZone}
        startOfWeek={1}
        outsideDaySelectable
        min={min}
        max={max}
        parse={(text) => toValue(typedDay(text, range) ?? '')[0]}
        maxView="month"
        value={toValue(field.value)}
        onValueChange={({ value }) => field.onChange(value[0]?.toString() ?? '')}
        invalid={fieldState.invalid}
        translations={translations}
        placeholder="dd/mm/aaaa"
        css={dateField}
        positioning={{ placement: 'bottom-start', gutter: 6 }}
      >
        <DatePicker.Label fontWeight="semibold">Fecha</DatePicker.Label>
        <DatePicker.Control>
          <DatePicker.Input
            ref={field.ref}
            inputMode="numeric"
            // The picker would make today of what it cannot read, here and at Enter.
            fixOnBlur={false}
            onBlur={(event) => takeTyped(event.currentTarget)}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              takeTyped(event.currentTarget);
            }}
            aria-describedby={fieldState.invalid ? errorId : undefined}
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
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  );
};
