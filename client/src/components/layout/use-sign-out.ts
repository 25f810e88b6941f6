import { useApolloClient } from '@apollo/client/react';
import { messages } from '#domain/messages.ts';
import { graphql } from '../../gql/index.ts';
import { endSession } from '../../session/session.ts';
import { notify } from '../feedback/notify.ts';

const SignOut = graphql(`
  mutation SignOut {
    logout {
      detail
    }
  }
`);

/** Removes the session at once. The request to the server continues in the background. */
export const useSignOut = () => {
  const client = useApolloClient();
  return () => {
    const context = { fetchOptions: { keepalive: true } };
    void client.mutate({ mutation: SignOut, fetchPolicy: 'no-cache', context }).catch(() => undefined);
    endSession();
    notify.success(messages.signedOut);
  };
};
