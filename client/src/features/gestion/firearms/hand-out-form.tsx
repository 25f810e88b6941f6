import { Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { handOutFirearmSchema } from '#domain/firearms/firearm.schema.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import type { FirearmRow_FirearmFragment, HandOut_DayFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { HAND_OUT } from './hand-out.mutation.ts';
import { whole } from './whole.ts';

graphql(`
  fragment HandOut_day on RangeDay {
    day
    students {
      enrolmentId
      name
      courseName
      startsAt
      state
      hasLicence
      isAccompanied
      arrivedAt
      weapons
    }
    instructors {
      id
      name
    }
  }
`);

type Student = HandOut_DayFragment['students'][number];

const isOpen = ({ state }: Student) => state !== 'DONE' && state !== 'ABSENT';

const optionOf = ({ enrolmentId, name, courseName, startsAt, hasLicence, arrivedAt }: Student) => ({
  value: enrolmentId,
  label: [
    `${clockIn(new Date(startsAt), academy.timeZone)} ${name}`,
    courseName,
    !hasLicence && 'sin CLU vigente',
    !arrivedAt && 'no llegó',
  ]
    .filter(Boolean)
    .join(' · '),
});

/** First those whose class is booked with the model. */
const inOrder = (students: readonly Student[], model: string) => [
  ...students.filter(({ weapons }) => weapons.includes(model)),
  ...students.filter(({ weapons }) => !weapons.includes(model)),
];

type HandOutFormProps = {
  firearm: FirearmRow_FirearmFragment;
  day: HandOut_DayFragment;
  onClose: () => void;
  onSaved: () => void;
};

/** Gives a weapon to a student whose class is today. */
export const HandOutForm = ({ firearm, day, onClose, onSaved }: HandOutFormProps) => {
  const send = useFormWrite();
  const students = inOrder(day.students.filter(isOpen), firearm.model);
  const schemaForm = useSchemaForm({
    schema: handOutFirearmSchema,
    defaultValues: { enrolmentId: students[0]?.enrolmentId ?? '', instructorId: '', rounds: '' },
    prepare: ({ enrolmentId, instructorId, rounds }) => ({
      enrolmentId,
      instructorId: instructorId || null,
      rounds: whole(rounds),
    }),
    save: async (input) => {
      const data = await send(HAND_OUT, { firearmId: firearm.id, ...input });
      notify.success(`Entregada a ${data?.handOutFirearm?.studentName ?? 'la persona'}`);
      onClose();
      onSaved();
    },
    failureText: 'No pudimos registrar la entrega. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const chosen = students.find(({ enrolmentId }) => enrolmentId === form.watch('enrolmentId'));
  if (students.length === 0) return <Text>Hoy no hay clases con inscripciones.</Text>;
  return (
    <SchemaForm of={schemaForm} label="Entregar un arma">
      <Text color="fg.muted">{weaponLabel(firearm.model)}</Text>
      <SelectField label="A quién" options={students.map(optionOf)} {...fieldProps('enrolmentId')} />
      {chosen?.hasLicence === false && chosen.isAccompanied && (
        <SelectField
          label="Quién acompaña"
          placeholder="Elige un instructor"
          options={day.instructors.map(({ id, name }) => ({ value: id, label: name }))}
          {...fieldProps('instructorId')}
        />
      )}
      <TextField
        label={`Municiones de ${firearm.caliber}`}
        hint="Las que van con el arma. Opcional"
        inputMode="numeric"
        autoComplete="off"
        {...fieldProps('rounds')}
      />
      <FormActions action="Entregar" isBusy={isBusy} busyText="Entregando..." onBack={onClose} />
    </SchemaForm>
  );
};
