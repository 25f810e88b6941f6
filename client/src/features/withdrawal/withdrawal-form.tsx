import { useMutation } from '@apollo/client/react';

import { requestWithdrawalSchema } from '#domain/withdrawals/withdrawal.schema.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { EmailField, TextField, TextareaField } from '../../components/fields/text-field.tsx';
import { graphql } from '../../gql/index.ts';
import type { RequestWithdrawalMutation } from '../../gql/graphql.ts';

const REQUEST_WITHDRAWAL = graphql(`
  mutation RequestWithdrawal($input: RequestWithdrawalInput!) {
    requestWithdrawal(input: $input) {
      code
      answerBy
      settleBy
    }
  }
`);

type WithdrawalFormProps = {
  onSent: (receipt: NonNullable<RequestWithdrawalMutation['requestWithdrawal']>) => void;
};

export const WithdrawalForm = ({ onSent }: WithdrawalFormProps) => {
  const [request] = useMutation(REQUEST_WITHDRAWAL, { fetchPolicy: 'no-cache' });
  const schemaForm = useSchemaForm({
    schema: requestWithdrawalSchema,
    defaultValues: { name: '', email: '', phone: '', about: '' },
    save: async (input) => {
      const { data } = await request({ variables: { input } });
      if (data?.requestWithdrawal) onSent(data.requestWithdrawal);
    },
    failureText: 'No pudimos enviar tu pedido. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Pedido de arrepentimiento">
      <TextField label="Nombre y apellido" autoComplete="name" required {...fieldProps('name')} />
      <EmailField autoComplete="email" {...fieldProps('email')} />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...fieldProps('phone')} />
      <TextareaField
        label="De qué te arrepientes"
        hint="Por ejemplo, el curso y la fecha en que te inscribiste."
        required
        rows={4}
        {...fieldProps('about')}
      />
      <SubmitButton
        action="Enviar pedido"
        alignSelf="start"
        size="lg"
        isBusy={isBusy}
        busyText="Enviando..."
      />
    </SchemaForm>
  );
};
