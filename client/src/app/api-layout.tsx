import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { PageLoading } from '../components/layout/page-loading.tsx';
import { clientFor } from '../session/api-client.ts';
import { completeRedirect, useSession } from '../session/session.ts';

type RedirectProps = { redirect: NonNullable<ReturnType<typeof useSession>['redirect']> };

const SessionRedirect = ({ redirect }: RedirectProps) => {
  const navigate = useNavigate();
  useEffect(() => {
    const go = async () => {
      await navigate(redirect.to, { replace: true, state: redirect.state });
      completeRedirect(redirect);
    };
    void go();
  }, [navigate, redirect]);
  return <PageLoading />;
};

/**
 * Every route that talks to the server; the landing page does without, and without the code for it. A change of session
 * renders all pages anew, with a client that has seen nothing of the session before. What is shown is fetched again when the network is back.
 */
export const Component = () => {
  const { token, redirect } = useSession();
  const client = clientFor(token);

  useEffect(() => {
    const reload = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [client]);

  return (
    <ApolloProvider key={token} client={client}>
      {redirect ? <SessionRedirect redirect={redirect} /> : <Outlet />}
    </ApolloProvider>
  );
};
