import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { graphql } from '../gql/index.ts';
import { notify } from '../components/feedback/notify.ts';
import { client } from './api-client.ts';
import { dropToken, readToken, saveToken } from './token.ts';

const SignOut = graphql(`
  mutation SignOut {
    logout {
      detail
    }
  }
`);

/** A new session never sees what the session before it has cached. */
export const startSession = async (token: string) => {
  await client.clearStore();
  saveToken(token);
};

export const endSession = async () => {
  dropToken();
  await client.clearStore();
};

/** Revokes the session; this browser forgets it even when the server cannot be told. */
export const signOut = async () => {
  await client.mutate({ mutation: SignOut, fetchPolicy: 'no-cache' }).catch(() => undefined);
  await endSession();
  notify.success(messages.signedOut);
};

type SessionWatch = { onEnded: () => void };

/** Follows what another tab does to the session. */
export const watchSession = ({ onEnded }: SessionWatch) => {
  const follow = (event: StorageEvent) => {
    const isToken = event.key === TOKEN_STORAGE_KEY || event.key === null;
    if (!isToken) return;
    if (readToken()) {
      void client.resetStore();
      return;
    }
    void client.clearStore().then(onEnded);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
