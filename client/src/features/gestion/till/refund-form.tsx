import { Text } from '@chakra-ui/react';
import { refundSchema } from '#domain/money/money.schema.ts';
import { pesosInField, pesosText, typedPesos } from '#domain/texts/money.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';

const REFUND_PAYMENT = graphql(`
  mutation RefundPayment($input: RefundPaymentInput!) {
    refundPayment(input: $input) {
      balance
      entry {
        id
        receipt
      }
    }
  }
`);

const REFUND_ABOVE_LIMIT = graphql(`
  mutation RefundPaymentAboveLimit($input: RefundPaymentInput!) {
    refundPaymentAboveLimit(input: $input) {
      balance
      entry {
        id
        receipt
      }
    }
  }
`);

type RefundFormProps = {
  payment: { id: string; receipt: string | null; refundable: number | null };
  onClose: () => void;
  onRefunded: () => void;
};

/** Gives back what is left of a payment, or a part. Admins have no limit, and confirm who they are. */
export const RefundForm = ({ payment, onClose, onRefunded }: RefundFormProps) => {
  const { id, receipt, refundable } = payment;
  const send = useFormWrite();
  const isUnlimited = useStaffAccess()('Mutation.refundPaymentAboveLimit');
  const schemaForm = useSchemaForm({
    schema: refundSchema,
    defaultValues: { amount: pesosInField(refundable ?? 0), reason: '' },
    prepare: ({ amount, reason }) => ({ amount: typedPesos(amount), reason }),
    save: async (given) => {
      const input = { id, ...given };
      const made = isUnlimited
        ? (await send(REFUND_ABOVE_LIMIT, input))?.refundPaymentAboveLimit
        : (await send(REFUND_PAYMENT, input))?.refundPayment;
      if (!made) return;
      notify.success(`Devuelto ${pesosText(given.amount)}, con el número ${made.entry.receipt}`);
      onRefunded();
    },
    failureText: 'No pudimos registrar la devolución. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Devolver un pago">
      <Text color="fg.muted">
        Quedan {pesosText(refundable ?? 0)} del pago {receipt}.
      </Text>
      <TextField label="Importe" inputMode="decimal" autoComplete="off" required {...fieldProps('amount')} />
      <TextField
        label="Motivo"
        autoComplete="off"
        maxLength={200}
        required
        hint="La persona lo ve en su cuenta."
        {...fieldProps('reason')}
      />
      <FormActions action="Devolver" isBusy={isBusy} busyText="Devolviendo..." onBack={onClose} />
    </SchemaForm>
  );
};
