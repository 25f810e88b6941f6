import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { reasonedSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../components/fields/text-field.tsx';
import { useFormWrite, useWrite } from '../../../components/queries/use-write.ts';
import { longDateTimeText } from '../../../components/records/date-text.ts';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';
import type { PersonAccessQuery } from '../../../gql/graphql.ts';

const REQUEST_LOSS = graphql(`
  mutation RequestSecondFactorLoss($input: RequestSecondFactorLossInput!) {
    requestSecondFactorLoss(input: $input) {
      lossEffectiveAt
    }
  }
`);

const CANCEL_LOSS = graphql(`
  mutation CancelSecondFactorLoss($input: CancelSecondFactorLossInput!) {
    cancelSecondFactorLoss(input: $input) {
      lossEffectiveAt
    }
  }
`);

type Props = {
  userId: string;
  factor: PersonAccessQuery['userSecondFactor'];
  onChanged: () => Promise<unknown>;
};

/** The second factor of a person, and the record that it is lost. */
export const SecondFactorLoss = ({ userId, factor, onChanged }: Props) => {
  const { write, isBusy } = useWrite('No pudimos guardar el cambio. Vuelve a intentar.');
  const { isActive, lossEffectiveAt } = factor;

  const cancel = async () => {
    if (!(await write(CANCEL_LOSS, { userId }))?.cancelSecondFactorLoss) return;
    notify.success(messages.secondFactorKept);
    await onChanged();
  };

  return (
    <Stack as="section" aria-label="Verificación en dos pasos" gap="4" align="start">
      <Heading as="h2" textStyle="2xl">
        Verificación en dos pasos
      </Heading>
      {!isActive && <Text color="fg.muted">No está activada.</Text>}
      {isActive && !lossEffectiveAt && (
        <>
          <Text color="fg.muted">Está activada. Al entrar se pide un código de su aplicación.</Text>
          <DialogButton
            title="Perdió su aplicación de códigos"
            content={(close) => <LossForm userId={userId} onChanged={onChanged} onClose={close} />}
          >
            Perdió su aplicación…
          </DialogButton>
        </>
      )}
      {lossEffectiveAt && (
        <>
          <Text>
            Se quita el {longDateTimeText(lossEffectiveAt)}, salvo que la persona diga que no lo pidió.
          </Text>
          <Button variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void cancel()}>
            Cancelar el pedido
          </Button>
        </>
      )}
    </Stack>
  );
};

type FormProps = Omit<Props, 'factor'> & { onClose: () => void };

const LossForm = ({ userId, onChanged, onClose }: FormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: reasonedSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      await send(REQUEST_LOSS, { userId, reason });
      notify.success('Pedido anotado');
      onClose();
      await onChanged();
    },
    failureText: 'No pudimos anotar el pedido. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Perdió su aplicación de códigos">
      <Text>
        Avisamos a la persona. Si no dice que no, dentro de 72 horas entra sin código, y por otras 72 no puede
        canjear puntos ni crear tokens.
      </Text>
      <TextareaField
        label="Motivo"
        hint="Cómo supiste quién lo pide. Queda en la actividad."
        required
        rows={3}
        {...fieldProps('reason')}
      />
      <FormActions action="Anotar el pedido" isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};
