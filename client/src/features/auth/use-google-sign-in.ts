import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { errorText } from '../../session/api-error.ts';
import { loadApi } from '../../session/load-api.ts';
import { notify } from '../../components/feedback/notify.ts';
import { graphql } from '../../gql/index.ts';

const GoogleAuthUrl = graphql(`
  query GoogleAuthUrl {
    googleAuthUrl
  }
`);

/** Gets the address of Google's sign-in and navigates to it. */
export const useGoogleSignIn = () => {
  const [isBusy, setIsBusy] = useState(false);

  const signInWithGoogle = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { visitorClient } = await loadApi();
      const { data } = await visitorClient.query({ query: GoogleAuthUrl, fetchPolicy: 'no-cache' });
      if (!data) throw new Error(messages.googleFailed);
      window.location.assign(data.googleAuthUrl);
    } catch (error) {
      notify.error(errorText(error, messages.googleFailed));
      setIsBusy(false);
    }
  };

  return { signInWithGoogle: () => void signInWithGoogle(), isBusy };
};
