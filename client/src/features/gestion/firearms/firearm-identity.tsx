import { Button, Grid, Stack, Text } from '@chakra-ui/react';
import { correctFirearmSchema } from '#domain/firearms/firearm.schema.ts';
import { WEAPONS, weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { useAsked } from '../../../components/queries/use-asked.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { FactList } from '../../../components/records/fact-list.tsx';
import type { FirearmRow_FirearmFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ForStaff } from '../frame/staff-access.tsx';

const CORRECT_FIREARM = graphql(`
  mutation CorrectFirearm($input: CorrectFirearmInput!) {
    correctFirearm(input: $input) {
      id
      ...FirearmRow_firearm
    }
  }
`);

export const MODELS = WEAPONS.map(({ id, label }) => ({ value: id, label }));

type Identity = FirearmRow_FirearmFragment['corrections'][number]['before'];

const textOf = ({ make, serial, model, cuim }: Identity) =>
  [`${weaponLabel(model)} ${make} ${serial}`, cuim && `CUIM ${cuim}`].filter(Boolean).join(', ');

type FirearmIdentityProps = { firearm: FirearmRow_FirearmFragment; onCorrect: () => void };

/** What a weapon is known by, and how it was known before. */
export const FirearmIdentity = ({ firearm, onCorrect }: FirearmIdentityProps) => (
  <Stack gap="3" align="stretch">
    <FactList
      columns={2}
      facts={[
        { label: 'Marca', value: firearm.make },
        { label: 'Número de serie', value: firearm.serial },
        { label: 'Modelo', value: weaponLabel(firearm.model) },
        { label: 'CUIM', value: firearm.cuim ?? '–' },
      ]}
    />
    {firearm.corrections.map(({ at, byName, reason, before }) => (
      <SmallText key={at} overflowWrap="anywhere">
        {`Hasta el ${compactText(at)}: ${textOf(before)}. Corrigió ${byName ?? 'una cuenta de servicio'}: ${reason}`}
      </SmallText>
    ))}
    <ForStaff may="Mutation.correctFirearm">
      {firearm.handOut ? (
        <SmallText>Está afuera: estos datos se corrigen cuando vuelve.</SmallText>
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={onCorrect}>
          Corregir un error en estos datos…
        </Button>
      )}
    </ForStaff>
  </Stack>
);

type CorrectionFormProps = {
  firearm: FirearmRow_FirearmFragment;
  onBack: () => void;
  onClose: () => void;
  onSaved: () => void;
};

/** Corrects an error in what a weapon is known by. */
export const CorrectionForm = ({ firearm, onBack, onClose, onSaved }: CorrectionFormProps) => {
  const send = useFormWrite();
  const { sendAsked, isAsked } = useAsked('FIREARM_LOOKS_ALIKE');
  const { id, make, serial, model, cuim, revision } = firearm;
  const schemaForm = useSchemaForm({
    schema: correctFirearmSchema,
    defaultValues: { make, serial, model, cuim: cuim ?? '', reason: '' },
    save: async (input) => {
      await sendAsked(input, (confirmSimilar) =>
        send(CORRECT_FIREARM, { ...input, id, expectedRevision: revision, confirmSimilar }),
      );
      notify.success('Arma corregida');
      onClose();
      onSaved();
    },
    failureText: 'No pudimos corregir el arma. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Corregir un arma">
      <Text color="fg.muted">
        Para un dato mal copiado de la misma arma. Las entregas anteriores quedan con los datos de entonces.
      </Text>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <TextField label="Marca" autoComplete="off" required {...fieldProps('make')} />
        <TextField label="Número de serie" autoComplete="off" required {...fieldProps('serial')} />
        <SelectField label="Modelo" options={MODELS} {...fieldProps('model')} />
        <TextField label="CUIM" hint="Opcional" autoComplete="off" {...fieldProps('cuim')} />
      </Grid>
      <TextField label="Motivo" autoComplete="off" required {...fieldProps('reason')} />
      <FormActions action={isAsked ? 'Es otra: corregir' : 'Corregir'} isBusy={isBusy} onBack={onBack} />
    </SchemaForm>
  );
};
