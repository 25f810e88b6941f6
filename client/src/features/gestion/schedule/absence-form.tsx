import { Grid } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { absenceSchema } from '#domain/schedule/schedule.schema.ts';
import { DateField } from '../../../components/pickers/date-field.tsx';
import {
  SchemaForm,
  SubmitButton,
  controlled,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { AbsenceInput } from '../../../gql/graphql.ts';
import { DaySpanFields } from './span-fields.tsx';

const EMPTY = { fromDay: '', toDay: '', isWholeDay: true, from: '', to: '', reason: '' };

const DAYS = [
  ['fromDay', 'Primer día'],
  ['toDay', 'Último día'],
] as const;

/** Records days on which an instructor does not work. */
export const AbsenceForm = ({ onAdd }: { onAdd: (absence: AbsenceInput) => Promise<boolean> }) => {
  const schemaForm = useSchemaForm({
    schema: absenceSchema,
    defaultValues: EMPTY,
    prepare: ({ fromDay, toDay, isWholeDay, from, to, reason }) => ({
      fromDay,
      toDay: toDay || fromDay,
      span: isWholeDay ? null : { from, to },
      reason,
    }),
    save: async (absence, form) => {
      if (await onAdd(absence)) form.reset();
    },
    failureText: 'No pudimos guardar la ausencia. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const { control } = form;

  return (
    <SchemaForm of={schemaForm} label="Agregar una ausencia">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {DAYS.map(([name, label]) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={(state) => <DateField label={label} {...controlled(state)} />}
          />
        ))}
      </Grid>
      <DaySpanFields control={control} errors={form.formState.errors} />
      <TextField label="Motivo" hint="Lo ve solo el equipo." required {...fieldProps('reason')} />
      <SubmitButton action="Agregar ausencia" alignSelf="start" isBusy={isBusy} />
    </SchemaForm>
  );
};
