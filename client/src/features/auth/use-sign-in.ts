import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
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
  const navigate = useNavigate();
  const [run, { loading }] = useMutation(SignIn, { fetchPolicy: 'no-cache' });
  const [fault, setFault] = useState<string | null>(null);

  const signIn = async (input: Credentials) => {
    if (loading) return;
    setFault(null);
    try {
      const { data } = await run({ variables: { input } });
      if (!data) throw new Error(messages.invalidCredentials);
      await startSession(data.login.accessToken);
      notify.success(messages.signedIn);
      await navigate(paths.dashboard, { replace: true });
    } catch (error) {
      const text = errorText(error, messages.invalidCredentials);
      setFault(text);
      notify.error(text);
    }
  };

  return { signIn, fault, isBusy: loading };
};
