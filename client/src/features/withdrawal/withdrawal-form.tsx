import { useMutation } from '@apollo/client/react';

import { requestWithdrawalSchema } from '#domain/withdrawals/withdrawal.schema.ts';
import { paths } from '../../paths.ts';
import { usePlainForm } from './plain-form.ts';
import type { Receipt } from './withdrawal-receipt.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { EmailField, TextField, TextareaField } from '../../components/fields/text-field.tsx';
import { graphql } from '../../gql/index.ts';

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
  onSent: (receipt: Receipt) => void;
};

export const WithdrawalForm = ({ onSent }: WithdrawalFormProps) => {
  const sent = usePlainForm();
  const [request] = useMutation(REQUEST_WITHDRAWAL, { fetchPolicy: 'no-cache' });
  const schemaForm = useSchemaForm({
    schema: requestWithdrawalSchema,
    defaultValues: { name: '', email: '', phone: '', about: '', ...sent?.values },
    save: async (input) => {
      const { data } = await request({ variables: { input } });
      if (data?.requestWithdrawal) onSent(data.requestWithdrawal);
    },
    failureText: 'No pudimos enviar tu pedido. Vuelve a intentar.',
  });
  const { fieldProps, isBusy, error } = schemaForm;
  // Where the server renders the form, react-hook-form sets neither values nor errors.
  const field = (name: 'name' | 'email' | 'phone' | 'about') =>
    sent ? { name, defaultValue: sent.values[name], error: sent.errors[name] } : fieldProps(name);
  return (
    <SchemaForm
      of={{ ...schemaForm, error: error ?? sent?.failure ?? null }}
      label="Pedido de arrepentimiento"
      action={paths.withdrawal}
    >
      <TextField label="Nombre y apellido" autoComplete="name" required {...field('name')} />
      <EmailField autoComplete="email" {...field('email')} />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
      <TextareaField
        label="De qué te arrepientes"
        hint="Por ejemplo, el curso y la fecha en que te inscribiste."
        required
        rows={4}
        {...field('about')}
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
