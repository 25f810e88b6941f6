import { Grid, Text } from '@chakra-ui/react';
import { AMMUNITION_LABELS, ENTERED_AMMUNITION } from '#domain/firearms/ammunition.ts';
import { correctHandOutSchema, recordAmmunitionSchema } from '#domain/firearms/firearm.schema.ts';
import { countText } from '#domain/texts/numbers.ts';
import { CALIBERS } from '#domain/weapons/weapon.catalogue.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField, TextareaField } from '../../../components/fields/text-field.tsx';
import { useAsked } from '../../../components/queries/use-asked.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { enumName, enumTable } from '../../../components/records/enums.ts';
import type { AmmunitionRow_EntryFragment, StockRow_StockFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { whole } from './whole.ts';

const RECORD_AMMUNITION = graphql(`
  mutation RecordAmmunition($input: RecordAmmunitionInput!) {
    recordAmmunition(input: $input) {
      id
      balance
    }
  }
`);

const CORRECT_HAND_OUT = graphql(`
  mutation CorrectHandOut($input: CorrectHandOutInput!) {
    correctHandOut(input: $input) {
      id
      roundsLeft
    }
  }
`);

const types = enumTable(AMMUNITION_LABELS);
const TYPES = ENTERED_AMMUNITION.map((value) => ({ value, label: AMMUNITION_LABELS[value] }));
const CALIBER_OPTIONS = CALIBERS.map((value) => ({ value, label: value }));

const HINTS = {
  purchase: 'Las que entran',
  count: 'Las que hay de ese calibre en la armería',
  loss: 'Las que se perdieron o destruyeron',
} as const;

/** About the rounds that are out while a count is made. */
const OUT_COUNTED = [
  { value: 'no', label: 'No las conté' },
  { value: 'yes', label: 'También las conté' },
];

type DoneProps = { onClose: () => void; onSaved: () => void };
type AmmunitionFormProps = DoneProps & { stock: readonly StockRow_StockFragment[] };

/** A purchase, a count or a loss. */
export const AmmunitionForm = ({ stock, onClose, onSaved }: AmmunitionFormProps) => {
  const send = useFormWrite();
  const { sendAsked, isAsked } = useAsked('PURCHASE_REPEATED');
  const schemaForm = useSchemaForm({
    schema: recordAmmunitionSchema,
    defaultValues: {
      type: 'purchase' as (typeof ENTERED_AMMUNITION)[number],
      caliber: CALIBERS[0] as string,
      rounds: '',
      invoice: '',
      lot: '',
      supplier: '',
      reason: '',
      includesOut: 'no',
    },
    prepare: ({ rounds, includesOut, ...values }) => ({
      ...values,
      rounds: whole(rounds),
      includesOut: values.type === 'count' ? includesOut === 'yes' : null,
    }),
    save: async ({ type, ...given }) => {
      const input = { ...given, type: enumName(types, type) };
      const data = await sendAsked(input, (confirmRepeated) =>
        send(RECORD_AMMUNITION, { ...input, confirmRepeated }),
      );
      notify.success(`Anotado. Hay ${data?.recordAmmunition?.balance ?? 0} de ${given.caliber}`);
      onClose();
      onSaved();
    },
    failureText: 'No pudimos anotar la munición. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const [type, caliber] = form.watch(['type', 'caliber']);
  const out = stock.find((row) => row.caliber === caliber)?.out ?? 0;
  return (
    <SchemaForm of={schemaForm} label="Anotar munición">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <SelectField label="Qué" options={TYPES} {...fieldProps('type')} />
        <SelectField label="Calibre" options={CALIBER_OPTIONS} {...fieldProps('caliber')} />
        <TextField
          label="Municiones"
          hint={HINTS[type]}
          inputMode="numeric"
          autoComplete="off"
          required
          {...fieldProps('rounds')}
        />
        {type === 'count' && out > 0 && (
          <SelectField
            label={`Las ${countText(out)} que están afuera`}
            options={OUT_COUNTED}
            {...fieldProps('includesOut')}
          />
        )}
        {type === 'purchase' && (
          <>
            <TextField label="Factura" autoComplete="off" required {...fieldProps('invoice')} />
            <TextField label="Lote" hint="Opcional" autoComplete="off" {...fieldProps('lot')} />
            <TextField label="Proveedor" hint="Opcional" autoComplete="off" {...fieldProps('supplier')} />
          </>
        )}
      </Grid>
      {type !== 'purchase' && <TextareaField label="Motivo" required {...fieldProps('reason')} />}
      <FormActions action={isAsked ? 'Es otra: anotar' : 'Anotar'} isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};

/** The right count of what came back with a weapon. */
export const CorrectReturnForm = ({
  entry: { handOutId, description, rounds },
  onClose,
  onSaved,
}: DoneProps & { entry: AmmunitionRow_EntryFragment }) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: correctHandOutSchema,
    defaultValues: { roundsLeft: '', reason: '' },
    prepare: ({ roundsLeft, reason }) => ({ roundsLeft: whole(roundsLeft), reason }),
    save: async ({ roundsLeft, reason }) => {
      await send(CORRECT_HAND_OUT, { id: handOutId ?? '', roundsLeft, reason });
      notify.success('Devolución corregida');
      onClose();
      onSaved();
    },
    failureText: 'No pudimos corregir la devolución. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Corregir una devolución">
      <Text color="fg.muted">
        {description}: se entregaron {-rounds}.
      </Text>
      <TextField
        label="Municiones que volvieron"
        hint="Cuántas eran en verdad."
        inputMode="numeric"
        autoComplete="off"
        required
        {...fieldProps('roundsLeft')}
      />
      <TextareaField label="Motivo" required {...fieldProps('reason')} />
      <FormActions action="Corregir" isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};
