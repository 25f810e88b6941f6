import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { emailSchema, resetPasswordSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { EmailField, PasswordField } from '../../components/fields/text-field.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { loadApi } from '../../session/load-api.ts';
import { dropResetToken, readResetToken } from '../../session/reset-token.ts';
import { AuthAside, AuthHeading } from './auth-aside.tsx';

const RESET = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      detail
    }
  }
`);

const withEmail = (asksEmail: boolean) =>
  v.object({
    newPassword: resetPasswordSchema.entries.newPassword,
    email: asksEmail ? emailSchema : v.string(),
  });

/** Sets a password by a link, whose token is in the fragment; also the first one of a person whom staff created. */
export const Component = () => {
  const [{ token, asksEmail }] = useState(readResetToken);
  return (
    <FocusLayout aside={<AuthAside />}>
      <Stack gap="8" maxW="26rem" mx="auto">
        {asksEmail ? (
          <AuthHeading title="Tu cuenta">Elige con qué entrar</AuthHeading>
        ) : (
          <AuthHeading title="Otra contraseña">Elige otra contraseña</AuthHeading>
        )}
        {token ? <NewPasswordForm token={token} asksEmail={asksEmail} /> : <NoToken />}
      </Stack>
    </FocusLayout>
  );
};

const NoToken = () => (
  <Stack gap="5">
    <Notice tone="warning">{messages.resetInvalid}</Notice>
    <Button asChild>
      <Link to={paths.auth}>Ir a iniciar sesión</Link>
    </Button>
  </Stack>
);

type NewPasswordFormProps = { token: string; asksEmail: boolean };

const NewPasswordForm = ({ token, asksEmail }: NewPasswordFormProps) => {
  const navigate = useNavigate();
  const schemaForm = useSchemaForm({
    schema: withEmail(asksEmail),
    defaultValues: { newPassword: '', email: '' },
    save: async ({ newPassword, email }) => {
      const { visitorClient } = await loadApi();
      await visitorClient.mutate({
        mutation: RESET,
        variables: { input: { token, newPassword, email: email || null } },
        fetchPolicy: 'no-cache',
      });
      dropResetToken();
      notify.success(messages.passwordReset);
      await navigate(paths.auth, { replace: true });
    },
    failureText: 'No pudimos guardar la contraseña. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm
      of={schemaForm}
      label="Otra contraseña"
      buttons={<SubmitButton action="Guardar contraseña" size="lg" width="full" isBusy={isBusy} />}
    >
      {asksEmail && <EmailField autoComplete="username" {...fieldProps('email')} />}
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        hint={asksEmail ? undefined : 'Cierra todas tus sesiones'}
        {...fieldProps('newPassword')}
      />
    </SchemaForm>
  );
};
