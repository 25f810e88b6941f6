import { Grid } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { bookingRulesSchema } from '#domain/schedule/schedule.schema.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { agePolicies, enumName } from '../../../components/records/enums.ts';
import type { Schedule_PartsFragment } from '../../../gql/graphql.ts';
import { UPDATE_SCHEDULE } from './schedule.mutation.ts';
import { useScheduleWrite } from './use-schedule-write.ts';

const options = (minutes: readonly number[]) =>
  minutes.map((value) => ({ value: String(value), label: value === 0 ? 'Sin margen' : `${value} minutos` }));

type RulesFormProps = {
  schedule: Pick<Schedule_PartsFragment, 'rules' | 'revision'>;
  reload: () => Promise<unknown>;
};

/** Rules of bookings. */
export const RulesForm = ({ schedule: { rules, revision }, reload }: RulesFormProps) => {
  const { save } = useScheduleWrite(reload);
  const schemaForm = useSchemaForm({
    schema: bookingRulesSchema,
    defaultValues: {
      noticeHours: String(rules.noticeHours),
      horizonDays: String(rules.horizonDays),
      bufferMinutes: String(rules.bufferMinutes),
      stepMinutes: String(rules.stepMinutes),
      deadlineHours: String(rules.deadlineHours),
      agePolicy: agePolicies[rules.agePolicy].value,
      minimumAge: String(rules.minimumAge),
    },
    prepare: ({ agePolicy, ...numbers }) => ({
      agePolicy,
      ...Object.fromEntries(
        Object.entries(numbers).map(([name, text]) => [name, text.trim() === '' ? text : Number(text)]),
      ),
    }),
    save: async ({ agePolicy = 'warn', ...numbers }, form) => {
      const changed = { ...numbers, agePolicy: enumName(agePolicies, agePolicy) };
      const input = { rules: changed, expectedRevision: revision };
      if (await save(UPDATE_SCHEDULE, { input }, 'Reglas guardadas')) form.reset(form.getValues());
    },
    failureText: 'No pudimos guardar las reglas. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const watched = useWatch({ control: form.control, name: 'agePolicy' });
  const buffers = [...new Set([0, 15, 30, 45, 60, rules.bufferMinutes])].toSorted((a, b) => a - b);

  return (
    <SchemaForm of={schemaForm} label="Reglas de reserva">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <TextField
          label="Horas de anticipación"
          hint="Entre la reserva y la clase."
          inputMode="numeric"
          {...fieldProps('noticeHours')}
        />
        <TextField
          label="Plazo para cancelar o mover"
          hint="Horas antes de la clase, para el estudiante; 0: hasta que empieza."
          inputMode="numeric"
          {...fieldProps('deadlineHours')}
        />
        <TextField
          label="Días que se pueden reservar"
          hint="Desde hoy."
          inputMode="numeric"
          {...fieldProps('horizonDays')}
        />
        <SelectField
          label="Margen entre dos clases"
          options={options(buffers)}
          {...fieldProps('bufferMinutes')}
        />
        <SelectField label="Un horario cada" options={options([15, 30, 60])} {...fieldProps('stepMinutes')} />
        <SelectField label="Edad mínima" options={Object.values(agePolicies)} {...fieldProps('agePolicy')} />
        {watched !== 'off' && (
          <TextField
            label="Años cumplidos"
            hint="El día de la clase."
            inputMode="numeric"
            {...fieldProps('minimumAge')}
          />
        )}
      </Grid>
      <SubmitButton
        action="Guardar reglas"
        alignSelf="start"
        isBusy={isBusy}
        isIdle={!form.formState.isDirty}
      />
    </SchemaForm>
  );
};
