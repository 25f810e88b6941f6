import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { clientFor } from '../session/api-client.ts';
import { useSession } from '../session/session.ts';
import { useKeptReports } from './use-kept-reports.ts';

/**
 * The layout of pages that read from the server, with a new client for each session. Shown queries are fetched
 * again when the network is back.
 */
export const Component = () => {
  const { token } = useSession();
  const client = clientFor(token);
  useKeptReports({ client, token });

  useEffect(() => {
    const reload = () => void client.refetchObservableQueries().catch(() => undefined);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [client]);

  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
};
