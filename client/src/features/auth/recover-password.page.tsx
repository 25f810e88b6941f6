import { useMutation, useQuery } from '@apollo/client/react';
import { Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { requestPasswordResetSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { EmailField } from '../../components/fields/text-field.tsx';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { readAuthState } from '../../session/auth-state.ts';
import { AuthAside, AuthHeading } from './auth-aside.tsx';

const SENDS_MAIL = graphql(`
  query SendsMail {
    health {
      sendsMail
    }
  }
`);

/** Requests a password reset link. Without mail, names whom to contact. */
export const Component = () => {
  const { data, error, refetch } = useQuery(SENDS_MAIL);
  if (!data && !error) return <PageLoading />;
  return (
    <FocusLayout aside={<AuthAside />}>
      <Stack gap="8" maxW="26rem" mx="auto">
        <AuthHeading title="Recuperar la contraseña">¿Olvidaste tu contraseña?</AuthHeading>
        {!data && (
          <RetryNote onRetry={refetch}>
            No pudimos cargar la página. Revisa tu conexión y vuelve a intentar.
          </RetryNote>
        )}
        {data && (data.health.sendsMail ? <RecoverForm /> : <ContactAcademy />)}
        <StyledLink asChild alignSelf="center">
          <Link to={paths.auth}>Volver a iniciar sesión</Link>
        </StyledLink>
      </Stack>
    </FocusLayout>
  );
};

const { name, contact } = academy;

const ContactAcademy = () => (
  <Stack gap="3">
    <Text>Pide a {name} un enlace para elegir otra.</Text>
    <Text>
      Teléfono:{' '}
      <StyledLink href={`tel:${contact.phone.replaceAll(' ', '')}`} textDecoration="underline">
        {contact.phone}
      </StyledLink>
    </Text>
    <Text>
      Correo:{' '}
      <StyledLink href={`mailto:${contact.email}`} textDecoration="underline">
        {contact.email}
      </StyledLink>
    </Text>
    <Text>En persona: {contact.address}</Text>
  </Stack>
);

const REQUEST_RESET = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      detail
    }
  }
`);

/** Asks for the email. The response is the same for every email. */
const RecoverForm = () => {
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
    defaultValues: { email: readAuthState(useLocation().state).email ?? '' },
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
