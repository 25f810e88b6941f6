import { useApolloClient } from '@apollo/client/react';
import { messages } from '#domain/messages.ts';
import { graphql } from '../../gql/index.ts';
import { countUnsent, unsentText } from '../../session/kept-day.ts';
import { endSession } from '../../session/session.ts';
import { notify } from '../feedback/notify.ts';

const SignOut = graphql(`
  mutation SignOut {
    logout {
      detail
    }
  }
`);

const ASKED_MS = 20_000;

/** Removes the session at once. The request to the server continues in the background. */
export const useSignOut = () => {
  const client = useApolloClient();
  const leave = () => {
    const context = { fetchOptions: { keepalive: true } };
    void client.mutate({ mutation: SignOut, fetchPolicy: 'no-cache', context }).catch(() => undefined);
    endSession();
    notify.success(messages.signedOut);
  };
  return () => {
    const unsent = countUnsent();
    if (unsent === 0) return leave();
    notify.error(
      `Hay ${unsentText(unsent)} en Día. Quedan en este teléfono y se envían cuando alguien vuelva a entrar.`,
      { action: { label: 'Salir igual', onClick: leave, milliseconds: ASKED_MS } },
    );
  };
};
