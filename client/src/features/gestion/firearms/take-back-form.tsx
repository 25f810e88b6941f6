import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { annulHandOutSchema, type takeBackFirearmSchema } from '#domain/firearms/firearm.schema.ts';
import { takeBackSchemaOf } from '#domain/firearms/returned-rounds.ts';
import { countText } from '#domain/texts/numbers.ts';
import type * as v from 'valibot';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import type { FirearmRow_FirearmFragment } from '../../../gql/graphql.ts';
import { ANNUL, TAKE_BACK } from './hand-out.mutation.ts';
import { whole } from './whole.ts';

type HandOut = Pick<NonNullable<FirearmRow_FirearmFragment['handOut']>, 'id' | 'studentName' | 'roundsOut'>;

type TakeBackFormProps = {
  handOut: HandOut;
  /** Instead of sending it at once. */
  save?: (counted: v.InferOutput<typeof takeBackFirearmSchema>) => Promise<void>;
  onAnnul: () => void;
  onClose: () => void;
  onSaved?: () => void;
};

/** The weapon comes back, or it was the wrong one. */
export const TakeBackForm = ({ onAnnul, ...props }: TakeBackFormProps) => (
  <Stack gap="4">
    <CountForm {...props} />
    <Button size="sm" variant="ghost" alignSelf="start" textAlign="start" ms="-3" onClick={onAnnul}>
      Se entregó por error: anular entrega…
    </Button>
  </Stack>
);

const JAMMED = 'Se trabó';

/** Takes a weapon back with the rounds that were fired, perhaps for the workshop. */
const CountForm = ({
  handOut: { id, studentName, roundsOut },
  save,
  onClose,
  onSaved,
}: Omit<TakeBackFormProps, 'onAnnul'>) => {
  const send = useFormWrite();
  const [isJammed, setIsJammed] = useState(false);
  const schemaForm = useSchemaForm({
    schema: takeBackSchemaOf(roundsOut),
    defaultValues: { rounds: '', roundsLeft: '', workshopReason: JAMMED },
    prepare: ({ rounds, roundsLeft, workshopReason }) => ({
      rounds: whole(rounds),
      roundsLeft: whole(roundsLeft),
      workshopReason: isJammed ? workshopReason : null,
    }),
    save: async (counted) => {
      await (save ? save(counted) : send(TAKE_BACK, { id, ...counted }));
      notify.success(counted.workshopReason ? 'Arma devuelta y en el taller' : 'Arma devuelta');
      onClose();
      onSaved?.();
    },
    failureText: 'No pudimos registrar la devolución. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  /** The usual answers: one press counts and takes back. */
  const quick =
    roundsOut > 0
      ? ([
          ['roundsLeft', '0', 'Tiró todas'],
          ['roundsLeft', String(roundsOut), 'No tiró'],
        ] as const)
      : ([['rounds', '0', 'No tiró']] as const);
  return (
    <SchemaForm of={schemaForm} label="Recibir un arma">
      <Text color="fg.muted">
        La tiene {studentName}
        {roundsOut > 0 && `, con ${countText(roundsOut)} municiones`}.
      </Text>
      <Button
        h="auto"
        minH="11"
        py="2"
        whiteSpace="normal"
        variant={isJammed ? 'solid' : 'outline'}
        colorPalette="orange"
        aria-pressed={isJammed}
        onClick={() => setIsJammed(!isJammed)}
      >
        Se trabó → al taller
      </Button>
      {isJammed && (
        <TextField
          label="Qué le pasó"
          hint="Va al taller al recibirla: no se vuelve a proponer."
          autoComplete="off"
          required
          {...fieldProps('workshopReason')}
        />
      )}
      <HStack gap="2">
        {quick.map(([field, value, label]) => (
          <Button
            key={label}
            type="submit"
            flex="1"
            variant="outline"
            onClick={() => form.setValue(field, value, { shouldDirty: true })}
          >
            {label}
          </Button>
        ))}
      </HStack>
      {roundsOut > 0 && (
        <TextField
          label="Municiones que vuelven"
          hint="Los disparos salen de la diferencia."
          inputMode="numeric"
          autoComplete="off"
          {...fieldProps('roundsLeft')}
        />
      )}
      <TextField
        label="Disparos"
        hint={
          roundsOut > 0 ? 'Solo si tiró también con munición propia.' : 'Cuántos se hicieron; 0 si ninguno.'
        }
        inputMode="numeric"
        autoComplete="off"
        required={roundsOut === 0}
        {...fieldProps('rounds')}
      />
      <FormActions action="Recibir" isBusy={isBusy} busyText="Recibiendo..." onBack={onClose} />
    </SchemaForm>
  );
};

type AnnulFormProps = Pick<TakeBackFormProps, 'handOut' | 'onClose' | 'onSaved'> & {
  /** Instead of sending it at once. */
  annul?: (reason: string) => Promise<void>;
  onBack: () => void;
};

/** Annuls a hand-out that was a mistake. */
export const AnnulForm = ({
  handOut: { id, studentName },
  annul,
  onBack,
  onClose,
  onSaved,
}: AnnulFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: annulHandOutSchema,
    defaultValues: { reason: '' },
    save: async (input) => {
      await (annul ? annul(input.reason) : send(ANNUL, { id, ...input }));
      notify.success('Entrega anulada');
      onClose();
      onSaved?.();
    },
    failureText: 'No pudimos anular la entrega. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <SchemaForm of={schemaForm} label="Anular la entrega">
      <Text color="fg.muted">
        {studentName} nunca tuvo esta arma: queda libre, sin disparos y con todas sus municiones. En el libro
        quedan la entrega y su anulación.
      </Text>
      <TextField label="Motivo" autoComplete="off" required {...fieldProps('reason')} />
      <FormActions action="Anular entrega" isBusy={isBusy} busyText="Anulando..." onBack={onBack} />
    </SchemaForm>
  );
};
