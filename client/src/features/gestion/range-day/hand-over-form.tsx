import { Text } from '@chakra-ui/react';
import { handOutFirearmSchema } from '#domain/firearms/firearm.schema.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import * as v from 'valibot';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { DayStudent_StudentFragment } from '../../../gql/graphql.ts';
import { whole } from '../firearms/whole.ts';
import type { FreeFirearm } from './day-state.ts';
import type { DayActions, Proposal } from './use-day-actions.ts';

const schema = v.object({ ...handOutFirearmSchema.entries, firearmId: v.string() });

type HandOverFormProps = {
  student: DayStudent_StudentFragment;
  /** What the class is booked with, if it is not handed out yet. */
  proposal: Proposal | null;
  free: readonly FreeFirearm[];
  instructors: readonly { id: string; name: string }[];
  save: DayActions['submitHandOut'];
  onClose: () => void;
};

/** Gives a student another free weapon than the proposed one, or one without a licence of their own. */
export const HandOverForm = ({ student, proposal, free, instructors, save, onClose }: HandOverFormProps) => {
  const { enrolmentId, name, hasLicence } = student;
  // The model that was booked comes first.
  const firearms = [
    ...free.filter(({ model }) => model === proposal?.model),
    ...free.filter(({ model }) => model !== proposal?.model),
  ];
  const schemaForm = useSchemaForm({
    schema,
    defaultValues: {
      firearmId: proposal?.firearm?.id ?? firearms[0]?.id ?? '',
      instructorId: '',
      rounds: proposal && proposal.rounds > 0 ? String(proposal.rounds) : '',
    },
    prepare: ({ firearmId, instructorId, rounds }) => ({
      enrolmentId,
      firearmId,
      instructorId: instructorId || null,
      rounds: whole(rounds),
    }),
    save: async (input) => {
      const firearm = firearms.find(({ id }) => id === input.firearmId);
      const instructor = instructors.find(({ id }) => id === input.instructorId) ?? null;
      if (!firearm) return;
      await save(student, { firearm, instructor, rounds: input.rounds ?? 0 });
      notify.success(`Entregada a ${name}`);
      onClose();
    },
    failureText: 'No pudimos registrar la entrega. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  if (firearms.length === 0) return <Text>No hay ninguna arma libre.</Text>;
  return (
    <SchemaForm of={schemaForm} label="Entregar un arma">
      <SelectField
        label="Arma"
        options={firearms.map(({ id, make, serial, model }) => ({
          value: id,
          label: `${weaponLabel(model)} · ${make} ${serial}`,
        }))}
        {...fieldProps('firearmId')}
      />
      {!hasLicence && (
        <SelectField
          label="Quién acompaña"
          placeholder="Elige un instructor"
          options={instructors.map((one) => ({ value: one.id, label: one.name }))}
          {...fieldProps('instructorId')}
        />
      )}
      <TextField
        label="Municiones"
        hint="Las que van con el arma. Opcional"
        inputMode="numeric"
        autoComplete="off"
        {...fieldProps('rounds')}
      />
      <FormActions action="Entregar" isBusy={isBusy} busyText="Entregando..." onBack={onClose} />
    </SchemaForm>
  );
};
