import { Stack, Text } from '@chakra-ui/react';
import { courseKitSchema } from '#domain/firearms/firearm.schema.ts';
import { WEAPONS, type WeaponId } from '#domain/weapons/weapon.catalogue.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ListSkeleton } from '../../../components/lists/list-skeleton.tsx';
import { CheckboxField } from '../../../components/pickers/checkbox-field.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import type { CourseKitQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { whole } from '../firearms/whole.ts';

const COURSE_KIT = graphql(`
  query CourseKit($courseId: ID!) {
    courseKit(courseId: $courseId) {
      courseId
      isAccompanied
      weapons
      rounds
      revision
    }
  }
`);

const SET_COURSE_KIT = graphql(`
  mutation SetCourseKit($input: SetCourseKitInput!) {
    setCourseKit(input: $input) {
      courseId
      isAccompanied
      weapons
      rounds
      revision
    }
  }
`);

type Kit = NonNullable<CourseKitQuery['courseKit']>;

/** What the students of a course are lent. */
export const CourseKit = ({ courseId }: { courseId: string }) => {
  const query = useAdminQuery(COURSE_KIT, {
    variables: { courseId },
    failureText: 'No pudimos cargar el equipo',
  });
  const kit = (query.data ?? query.previousData)?.courseKit;
  if (!kit)
    return query.hasFailed ? <RefreshNote query={query} /> : <ListSkeleton label="Cargando el equipo..." />;
  return <KitForm key={kit.revision} kit={kit} onSaved={() => void query.refetch().catch(() => undefined)} />;
};

type Lent = Record<WeaponId, boolean>;

const lentBy = ({ weapons }: Kit) =>
  Object.fromEntries(WEAPONS.map(({ id }) => [id, weapons.includes(id)])) as Lent;

const KitForm = ({ kit, onSaved }: { kit: Kit; onSaved: () => void }) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: courseKitSchema,
    defaultValues: { isAccompanied: kit.isAccompanied, lent: lentBy(kit), rounds: String(kit.rounds) },
    prepare: ({ isAccompanied, lent, rounds }) => ({
      isAccompanied,
      weapons: WEAPONS.flatMap(({ id }) => (lent[id] ? [id] : [])),
      rounds: whole(rounds),
      expectedRevision: kit.revision,
    }),
    save: async (input) => {
      await send(SET_COURSE_KIT, { courseId: kit.courseId, ...input });
      notify.success('Equipo guardado');
      onSaved();
    },
    failureText: 'No pudimos guardar el equipo. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Equipo del curso">
      <Stack as="fieldset" gap="3">
        <Text as="legend" fontWeight="semibold" mb="2">
          Armas que se prestan a cada estudiante
        </Text>
        {WEAPONS.map(({ id, label }) => (
          <CheckboxField key={id} control={form.control} name={`lent.${id}`} label={label} />
        ))}
      </Stack>
      <TextField
        label="Municiones con cada arma"
        hint="Las que se proponen al entregarla; 0 si ninguna."
        inputMode="numeric"
        autoComplete="off"
        maxW="64"
        {...fieldProps('rounds')}
      />
      <CheckboxField
        control={form.control}
        name="isAccompanied"
        label="Sin CLU vigente se puede tirar, acompañado por un instructor"
      />
      <SubmitButton action="Guardar equipo" alignSelf="start" isBusy={isBusy} />
    </SchemaForm>
  );
};
