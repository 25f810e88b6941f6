import { Link as StyledLink, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { errorFields } from '../../session/api-error.ts';
import { loadApi } from '../../session/load-api.ts';
import { readReturnPath } from '../../session/return-path.ts';
import { startSession } from '../../session/session.ts';
import { CodeForm } from './code-form.tsx';
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
export const SignInForm = () => {
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
