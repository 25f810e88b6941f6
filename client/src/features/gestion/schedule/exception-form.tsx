import { useMutation } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { hoursExceptionSchema } from '#domain/schedule/schedule.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import {
  controlled,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { graphql } from '../../../gql/index.ts';
import { useKeyedWrite } from '../../../session/write-key.ts';
import { DaySpanFields } from './span-fields.tsx';
import { evictFreeTimes } from './use-schedule-write.ts';

const ADD_EXCEPTION = graphql(`
  mutation AddHoursException($input: AddHoursExceptionInput!) {
    addHoursException(input: $input) {
      revision
    }
  }
`);

const KINDS = [
  { value: 'closed', label: 'Cerrado' },
  { value: 'open', label: 'Abierto' },
];

const EMPTY = { day: '', kind: 'closed', isWholeDay: true, from: '', to: '', reason: '' };

export type Closure = { day: string; span: { from: string; to: string } | null };

type ExceptionFormProps = {
  /** The closure, whose classes are then shown. */
  onAdded: (closure: Closure | null) => void;
};

/** Opens or closes a day, or a part of it. */
export const ExceptionForm = ({ onAdded }: ExceptionFormProps) => {
  const [addException] = useMutation(ADD_EXCEPTION);
  const keyedWrite = useKeyedWrite();
  const schemaForm = useSchemaForm({
    schema: hoursExceptionSchema,
    defaultValues: EMPTY,
    prepare: ({ day, kind, isWholeDay, from, to, reason }) => ({
      day,
      isOpen: kind === 'open',
      span: isWholeDay ? null : { from, to },
      reason,
    }),
    save: async (input, form) => {
      await keyedWrite((context) =>
        addException({
          variables: { input },
          context,
          update: evictFreeTimes,
        }),
      );
      notify.success(input.isOpen ? 'Apertura agregada' : 'Cierre agregado');
      form.reset();
      onAdded(input.isOpen ? null : input);
    },
    failureText: 'No pudimos guardar el día. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const { control } = form;

  return (
    <SchemaForm of={schemaForm} label="Agregar un día distinto">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Controller
          control={control}
          name="day"
          render={(state) => <DateField label="Día" {...controlled(state)} />}
        />
        <SelectField label="La academia está" options={KINDS} {...fieldProps('kind')} />
      </Grid>
      <DaySpanFields control={control} errors={form.formState.errors} />
      <TextField
        label="Motivo"
        hint="Lo ve el equipo, no los estudiantes."
        required
        {...fieldProps('reason')}
      />
      <SubmitButton action="Agregar" alignSelf="start" isBusy={isBusy} />
    </SchemaForm>
  );
};
