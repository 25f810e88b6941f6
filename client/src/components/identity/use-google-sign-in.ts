import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { loadApi } from '../../session/load-api.ts';
import { storeReturnPath } from '../../session/return-path.ts';
import { notifyFailure } from '../feedback/failure.ts';
import { graphql } from '../../gql/index.ts';

const GoogleAuthUrl = graphql(`
  query GoogleAuthUrl {
    googleAuthUrl
  }
`);

/** Gets the address of Google's sign-in and navigates to it. */
export const useGoogleSignIn = (returnTo?: string) => {
  const [isBusy, setIsBusy] = useState(false);

  const signInWithGoogle = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { visitorClient } = await loadApi();
      const { data } = await visitorClient.query({ query: GoogleAuthUrl, fetchPolicy: 'no-cache' });
      if (!data) throw new Error(messages.googleFailed);
      if (returnTo) storeReturnPath(returnTo);
      window.location.assign(data.googleAuthUrl);
    } catch (error) {
      notifyFailure(error, messages.googleFailed);
      setIsBusy(false);
    }
  };

  return { signInWithGoogle: () => void signInWithGoogle(), isBusy };
};
