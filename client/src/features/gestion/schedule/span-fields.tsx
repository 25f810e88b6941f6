import { Field, Grid } from '@chakra-ui/react';
import {
  Controller,
  useWatch,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { CheckboxField } from '../../../components/pickers/checkbox-field.tsx';
import { TimeField } from '../../../components/pickers/time-field.tsx';

type ClockValues = FieldValues & { from: string; to: string };
type SpanValues = ClockValues & { isWholeDay: boolean };

type DaySpanFieldsProps<Values extends SpanValues, Output> = {
  control: Control<Values, unknown, Output>;
  errors: object;
};

/** The whole day, or a part of it. */
export const DaySpanFields = <Values extends SpanValues, Output>({
  control,
  errors,
}: DaySpanFieldsProps<Values, Output>) => {
  const isWholeDay = useWatch({ control, name: 'isWholeDay' as FieldPath<Values> });
  const error = 'span' in errors ? (errors.span as { message?: string }).message : undefined;
  return (
    <>
      <CheckboxField
        control={control}
        name={'isWholeDay' as FieldPathByValue<Values, boolean>}
        label="Todo el día"
      />
      {!isWholeDay && <SpanFields control={control} error={error} />}
    </>
  );
};

type SpanFieldsProps<Values extends ClockValues, Output> = {
  control: Control<Values, unknown, Output>;
  error?: string | undefined;
};

/** From when to when, of a part of a day. */
const SpanFields = <Values extends ClockValues, Output>({
  control,
  error,
}: SpanFieldsProps<Values, Output>) => (
  <Field.Root invalid={!!error} ids={{}}>
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4" w="full">
      {(
        [
          ['from', 'Desde'],
          ['to', 'Hasta'],
        ] as const
      ).map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name as FieldPathByValue<Values, string>}
          render={({ field: { value, onChange } }) => (
            <TimeField label={label} value={value} onChange={onChange} isInvalid={!!error} />
          )}
        />
      ))}
    </Grid>
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
