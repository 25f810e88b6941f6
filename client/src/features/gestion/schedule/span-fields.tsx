import { Field, Grid } from '@chakra-ui/react';
import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { TimeField } from '../../../components/pickers/time-field.tsx';

type SpanFieldsProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  names?: { from: FieldPathByValue<Values, string>; to: FieldPathByValue<Values, string> };
  error?: string | undefined;
};

/** From when to when, of a part of a day. */
export const SpanFields = <Values extends FieldValues & { from: string; to: string }, Output>({
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
