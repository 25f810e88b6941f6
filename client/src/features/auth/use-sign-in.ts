import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { visitorClient } from '../../session/api-client.ts';
import { errorText } from '../../session/api-error.ts';
import { paths } from '../../paths.ts';
import { startSession } from '../../session/session.ts';
import { notify } from '../../components/feedback/notify.ts';
import { graphql } from '../../gql/index.ts';
import type { Credentials } from './credentials-form.tsx';

const SignIn = graphql(`
  mutation SignIn($input: LoginInput!) {
    login(input: $input) {
      accessToken
    }
  }
`);

export const useSignIn = () => {
  const [run, { loading }] = useMutation(SignIn, { client: visitorClient, fetchPolicy: 'no-cache' });
  const [fault, setFault] = useState<string | null>(null);

  const signIn = async (input: Credentials) => {
    if (loading) return;
    setFault(null);
    try {
      const { data } = await run({ variables: { input } });
      if (!data) throw new Error(messages.invalidCredentials);
      startSession(data.login.accessToken, { to: paths.dashboard });
      notify.success(messages.signedIn);
    } catch (error) {
      const text = errorText(error, messages.invalidCredentials);
      setFault(text);
      notify.error(text);
    }
  };

  return { signIn, fault, isBusy: loading };
};
