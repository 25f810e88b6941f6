import { Grid } from '@chakra-ui/react';
import { weaponCountFieldsSchema } from '#domain/schedule/schedule.schema.ts';
import { WEAPONS } from '#domain/weapons/weapon.catalogue.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { Schedule_PartsFragment } from '../../../gql/graphql.ts';
import { UPDATE_SCHEDULE } from './schedule.mutation.ts';
import { useScheduleWrite } from './use-schedule-write.ts';

type WeaponCountsFormProps = {
  schedule: Pick<Schedule_PartsFragment, 'weaponCounts' | 'revision'>;
  reload: () => Promise<unknown>;
};

/** How many weapons of each model can be lent at once. */
export const WeaponCountsForm = ({ schedule: { weaponCounts, revision }, reload }: WeaponCountsFormProps) => {
  const { save } = useScheduleWrite(reload);
  const countOf = (id: string) => weaponCounts.find(({ weapon }) => weapon === id)?.count;
  const schemaForm = useSchemaForm({
    schema: weaponCountFieldsSchema,
    defaultValues: Object.fromEntries(WEAPONS.map(({ id }) => [id, String(countOf(id) ?? '')])),
    prepare: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([id, text]) => [id, text.trim() === '' ? null : Number(text)]),
      ),
    save: async (counts, form) => {
      const counted = WEAPONS.flatMap(({ id }) => {
        const count = counts[id] ?? null;
        return count === null ? [] : [{ weapon: id, count }];
      });
      const input = { weaponCounts: counted, expectedRevision: revision };
      if (await save(UPDATE_SCHEDULE, { input }, 'Cantidades guardadas')) form.reset(form.getValues());
    },
    failureText: 'No pudimos guardar las cantidades. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Armas para prestar">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {WEAPONS.map(({ id, label }) => (
          <TextField
            key={id}
            label={label}
            inputMode="numeric"
            placeholder="Sin límite"
            {...fieldProps(id)}
          />
        ))}
      </Grid>
      <SubmitButton
        action="Guardar cantidades"
        alignSelf="start"
        isBusy={isBusy}
        isIdle={!form.formState.isDirty}
      />
    </SchemaForm>
  );
};
