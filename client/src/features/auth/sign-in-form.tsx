import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { graphql } from '../../gql/index.ts';
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

export const SignInForm = () => {
  const signIn = async (input: Credentials) => {
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

  return (
    <CredentialsForm
      save={signIn}
      failureText={messages.invalidCredentials}
      emailAutoComplete="username"
      passwordAutoComplete="current-password"
      button="Iniciar Sesión"
      busyButton="Ingresando..."
    />
  );
};
