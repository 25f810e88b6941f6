import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { requestPasswordResetSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { EmailField } from '../../components/fields/text-field.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { graphql } from '../../gql/index.ts';

const REQUEST_RESET = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      detail
    }
  }
`);

/** Asks for the email. The response is the same for every email. */
export const RecoverForm = () => {
  const [detail, setDetail] = useState<string | null>(null);
  return detail === null ? <EmailForm onSent={setDetail} /> : <Sent>{detail}</Sent>;
};

const focus = (element: HTMLElement | null) => element?.focus();

const Sent = ({ children }: { children: string }) => (
  <Stack ref={focus} tabIndex={-1} outline="none" gap="4">
    <Notice tone="success" role="status">
      {children}
    </Notice>
    <Text color="fg.muted">Vale una vez, durante 24 horas. Si no llega, revisa el correo no deseado.</Text>
  </Stack>
);

const EmailForm = ({ onSent }: { onSent: (detail: string) => void }) => {
  const [requestReset] = useMutation(REQUEST_RESET, { fetchPolicy: 'no-cache' });
  const schemaForm = useSchemaForm({
    schema: requestPasswordResetSchema,
    defaultValues: { email: '' },
    save: async (input) => {
      const { data } = await requestReset({ variables: { input } });
      onSent(data?.requestPasswordReset?.detail ?? messages.resetRequested);
    },
    failureText: 'No pudimos pedir el enlace. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm
      of={schemaForm}
      label="Recuperar la contraseña"
      buttons={
        <SubmitButton action="Enviar enlace" size="lg" width="full" isBusy={isBusy} busyText="Enviando..." />
      }
    >
      <Text color="fg.muted">
        Te enviamos un enlace para elegir otra. Si ingresas con Google, no la necesitas.
      </Text>
      <EmailField autoComplete="username" {...fieldProps('email')} />
    </SchemaForm>
  );
};
