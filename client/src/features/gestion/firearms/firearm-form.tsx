import { Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { createFirearmSchema } from '#domain/firearms/firearm.schema.ts';
import { FIREARM_STATE_LABELS } from '#domain/firearms/firearm.ts';
import { fields } from '#domain/schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import {
  FormActions,
  SchemaForm,
  controlled,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { useAsked } from '../../../components/queries/use-asked.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { enumName, enumTable } from '../../../components/records/enums.ts';
import type { FirearmRow_FirearmFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { CorrectionForm, FirearmIdentity, MODELS } from './firearm-identity.tsx';
import { whole } from './whole.ts';

const CREATE_FIREARM = graphql(`
  mutation CreateFirearm($input: CreateFirearmInput!) {
    createFirearm(input: $input) {
      id
    }
  }
`);

const UPDATE_FIREARM = graphql(`
  mutation UpdateFirearm($input: UpdateFirearmInput!) {
    updateFirearm(input: $input) {
      id
      ...FirearmRow_firearm
    }
  }
`);

export const firearmStates = enumTable(FIREARM_STATE_LABELS);

const STATES = Object.values(firearmStates);

const schema = fields(createFirearmSchema.entries);

type FirearmFormProps = {
  /** Null for a new weapon. */
  firearm: FirearmRow_FirearmFragment | null;
  onClose: () => void;
  onSaved: () => void;
};

const actionOf = (firearm: FirearmRow_FirearmFragment | null, isAsked: boolean) => {
  if (firearm) return 'Guardar cambios';
  return isAsked ? 'Es otra: cargar arma' : 'Cargar arma';
};

/** A new weapon, or what changes of one; what it is known by is corrected apart. */
export const FirearmForm = (props: FirearmFormProps) => {
  const { firearm } = props;
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (firearm && isCorrecting) {
    return <CorrectionForm {...props} firearm={firearm} onBack={() => setIsCorrecting(false)} />;
  }
  return (
    <Stack gap="6">
      {firearm && <FirearmIdentity firearm={firearm} onCorrect={() => setIsCorrecting(true)} />}
      <FieldsForm {...props} />
    </Stack>
  );
};

const FieldsForm = ({ firearm, onClose, onSaved }: FirearmFormProps) => {
  const send = useFormWrite();
  const { sendAsked, isAsked } = useAsked('FIREARM_LOOKS_ALIKE');
  const schemaForm = useSchemaForm({
    schema,
    defaultValues: {
      make: firearm?.make ?? '',
      serial: firearm?.serial ?? '',
      cuim: firearm?.cuim ?? '',
      model: firearm?.model ?? 'pistola-9mm',
      sector: firearm?.sector ?? '',
      state: firearm ? firearmStates[firearm.state].value : 'available',
      roundsBefore: '0',
      serviceRounds: firearm?.serviceRounds?.toString() ?? '',
      serviceDay: firearm?.serviceDay ?? '',
    },
    prepare: ({ roundsBefore, serviceRounds, serviceDay, ...values }) => ({
      ...values,
      roundsBefore: whole(roundsBefore),
      serviceRounds: whole(serviceRounds),
      serviceDay: serviceDay || null,
    }),
    save: async ({ make, serial, model, roundsBefore, confirmSimilar: _, state, ...values }) => {
      const input = { ...values, state: enumName(firearmStates, state) };
      if (firearm)
        await send(UPDATE_FIREARM, { id: firearm.id, expectedRevision: firearm.revision, ...input });
      else {
        const created = { ...input, make, serial, model, roundsBefore };
        await sendAsked(created, (confirmSimilar) => send(CREATE_FIREARM, { ...created, confirmSimilar }));
      }
      notify.success(firearm ? 'Cambios guardados' : 'Arma cargada');
      onClose();
      onSaved();
    },
    failureText: 'No pudimos guardar el arma. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Arma">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {!firearm && (
          <>
            <TextField label="Marca" autoComplete="off" required {...fieldProps('make')} />
            <TextField label="Número de serie" autoComplete="off" required {...fieldProps('serial')} />
            <SelectField label="Modelo" options={MODELS} {...fieldProps('model')} />
          </>
        )}
        <SelectField label="Estado" options={STATES} {...fieldProps('state')} />
        {!firearm?.cuim && (
          <TextField label="CUIM" hint="Opcional" autoComplete="off" {...fieldProps('cuim')} />
        )}
        <TextField
          label="Sector"
          hint="Dónde se guarda. Opcional"
          autoComplete="off"
          {...fieldProps('sector')}
        />
        {!firearm && (
          <TextField
            label="Disparos anteriores"
            hint="Los que ya tenía"
            inputMode="numeric"
            {...fieldProps('roundsBefore')}
          />
        )}
        <TextField
          label="Service a los disparos"
          hint="Opcional"
          inputMode="numeric"
          {...fieldProps('serviceRounds')}
        />
        <Controller
          control={form.control}
          name="serviceDay"
          render={(state) => (
            <DateField label="Service el día (opcional)" min="2020-01-01" {...controlled(state)} />
          )}
        />
      </Grid>
      <FormActions action={actionOf(firearm, isAsked)} isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};
