import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { client } from '../session/api-client.ts';
import { arriveAtAuth } from '../session/auth-state.ts';
import { paths } from '../paths.ts';
import { watchSession } from '../session/session.ts';

/** Every route that talks to the server; the landing page does without, and without the code for it. */
export const ApiLayout = () => {
  const navigate = useNavigate();
  useEffect(() => watchSession({ onEnded: () => void navigate(paths.auth, arriveAtAuth()) }), [navigate]);
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
};
