import { Text } from '@chakra-ui/react';
import { paymentInvoiceSchema } from '#domain/money/money.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CheckboxField } from '../../../components/pickers/checkbox-field.tsx';
import { useAsked } from '../../../components/queries/use-asked.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';
import { IS_REPEATED } from './is-repeated.ts';

const SET_INVOICE = graphql(`
  mutation SetPaymentInvoice($input: SetPaymentInvoiceInput!) {
    setPaymentInvoice(input: $input) {
      id
      invoice
    }
  }
`);

type InvoiceFormProps = {
  payment: { id: string; receipt: string | null; invoice: string | null };
  onClose: () => void;
  onSaved: () => void;
};

/** The number of the invoice of a payment. */
export const InvoiceForm = ({ payment, onClose, onSaved }: InvoiceFormProps) => {
  const { id, receipt, invoice } = payment;
  const send = useFormWrite();
  const { isAsked, sendAsked } = useAsked('PAYMENT_REPEATED');
  const schemaForm = useSchemaForm({
    schema: paymentInvoiceSchema,
    defaultValues: { invoice: invoice ?? '', isRepeated: false },
    save: async (given) => {
      const input = { id, ...given };
      const data = await sendAsked(input, () => send(SET_INVOICE, input));
      if (!data?.setPaymentInvoice) return;
      notify.success(given.invoice ? 'Factura anotada' : 'El pago quedó sin factura');
      onSaved();
    },
    failureText: 'No pudimos guardar la factura. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Factura del pago">
      <Text color="fg.muted">La factura del pago {receipt}, emitida fuera de aquí.</Text>
      <TextField
        label="Número de factura"
        autoComplete="off"
        maxLength={40}
        hint="La persona lo ve en su cuenta y en el recibo. Vacío: no tiene factura."
        {...fieldProps('invoice')}
      />
      {isAsked && <CheckboxField control={form.control} name="isRepeated" label={IS_REPEATED} />}
      <FormActions action="Guardar" isBusy={isBusy} busyText="Guardando..." onBack={onClose} />
    </SchemaForm>
  );
};
