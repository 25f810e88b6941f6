import { Button, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { secondFactorCodeSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { CodeField } from '../../components/fields/text-field.tsx';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { errorFields } from '../../session/api-error.ts';
import { loadApi } from '../../session/load-api.ts';
import { readReturnPath } from '../../session/return-path.ts';
import { startSession } from '../../session/session.ts';
import { CredentialsForm } from './credentials-form.tsx';
import type { Credentials } from './credentials.ts';

const SignIn = graphql(`
  mutation SignIn($input: LoginInput!) {
    login(input: $input) {
      accessToken
    }
  }
`);

const signIn = async (input: Credentials & { code?: string }) => {
  const { visitorClient } = await loadApi();
  const { data } = await visitorClient.mutate({
    mutation: SignIn,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  if (!data?.login) throw new Error(messages.invalidCredentials);
  startSession(data.login.accessToken, { to: readReturnPath() });
  notify.success(messages.signedIn);
};

const asksForCode = (error: unknown) => errorFields(error).some(({ field }) => field === 'code');

/** Email and password, then a code if the account has a second factor. */
export const SignInForm = ({ email }: { email: string | undefined }) => {
  const [checked, setChecked] = useState<Credentials | null>(null);

  const signInOrRequireCode = async (credentials: Credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      if (!asksForCode(error)) throw error;
      setChecked(credentials);
    }
  };

  if (checked) {
    return <CodeForm save={(code) => signIn({ ...checked, code })} onBack={() => setChecked(null)} />;
  }
  return (
    <Stack gap="5">
      <CredentialsForm
        email={email}
        save={signInOrRequireCode}
        failureText={messages.invalidCredentials}
        emailAutoComplete="username"
        passwordAutoComplete="current-password"
        button="Iniciar Sesión"
        busyButton="Ingresando..."
      />
      <StyledLink asChild alignSelf="center">
        <Link to={paths.recoverPassword}>¿Olvidaste tu contraseña?</Link>
      </StyledLink>
    </Stack>
  );
};

type CodeFormProps = { save: (code: string) => Promise<void>; onBack: () => void };

/** The second step of sign-in, for accounts with a second factor. */
const CodeForm = ({ save, onBack }: CodeFormProps) => {
  const schemaForm = useSchemaForm({
    schema: secondFactorCodeSchema,
    defaultValues: { code: '' },
    save: ({ code }) => save(code),
    failureText: messages.secondFactorWrong,
  });
  const { form, isBusy, fieldProps } = schemaForm;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <SchemaForm
      of={schemaForm}
      label="Código de verificación"
      buttons={
        <>
          <SubmitButton
            action="Iniciar Sesión"
            size="lg"
            width="full"
            isBusy={isBusy}
            busyText="Ingresando..."
          />
          <Button variant="outline" onClick={onBack}>
            Volver
          </Button>
        </>
      }
    >
      <Text>Tu cuenta pide un código además de la contraseña.</Text>
      <CodeField {...fieldProps('code')} />
    </SchemaForm>
  );
};
