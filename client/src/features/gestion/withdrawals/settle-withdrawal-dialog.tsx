import { settleWithdrawalSchema } from '#domain/withdrawals/withdrawal.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../components/fields/text-field.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';

const SETTLE_WITHDRAWAL = graphql(`
  mutation SettleWithdrawal($input: SettleWithdrawalInput!) {
    settleWithdrawal(input: $input) {
      id
      answer
      settledAt
    }
  }
`);

type SettleWithdrawalDialogProps = {
  withdrawal: { id: string; name: string } | null;
  sendsMail: boolean;
  onClose: () => void;
  onSettled: () => void;
};

export const SettleWithdrawalDialog = ({
  withdrawal,
  sendsMail,
  onClose,
  onSettled,
}: SettleWithdrawalDialogProps) => (
  <DetailDialog
    title={withdrawal ? `Responder a ${withdrawal.name}` : 'Responder'}
    isOpen={withdrawal !== null}
    onClose={onClose}
  >
    {withdrawal && (
      <SettleForm id={withdrawal.id} sendsMail={sendsMail} onClose={onClose} onSettled={onSettled} />
    )}
  </DetailDialog>
);

type SettleFormProps = { id: string; sendsMail: boolean; onClose: () => void; onSettled: () => void };

const SettleForm = ({ id, sendsMail, onClose, onSettled }: SettleFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: settleWithdrawalSchema,
    defaultValues: { answer: '' },
    save: async ({ answer }) => {
      const input = { id, answer };
      await send(SETTLE_WITHDRAWAL, input);
      notify.success('Pedido respondido');
      onClose();
      onSettled();
    },
    failureText: 'No pudimos guardar la respuesta. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Responder al pedido">
      <TextareaField
        label="Qué se hizo"
        hint={
          sendsMail
            ? 'Queda guardado, y la persona lo recibe por email.'
            : 'Queda guardado. Escríbele o llama a la persona para contárselo.'
        }
        required
        rows={3}
        {...fieldProps('answer')}
      />
      <FormActions action="Marcar como respondido" isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};
