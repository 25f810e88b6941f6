import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { clientFor } from '../session/api-client.ts';
import { useSession } from '../session/session.ts';

/**
 * Every page that reads from the server, with a client that has seen nothing of the session before. What is shown is
 * fetched again when the network is back.
 */
export const Component = () => {
  const { token } = useSession();
  const client = clientFor(token);

  useEffect(() => {
    const reload = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [client]);

  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
};
