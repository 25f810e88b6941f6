import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { clientFor } from '../../session/api-client.ts';
import { readReturnPath } from '../../session/return-path.ts';

const ResumeSessionDocument = graphql(`
  query ResumeSession {
    me {
      id
      needsSetup
    }
  }
`);

type ResumeSessionProps = { token: string; onFailure: () => void };

/** Loads the user of the session and redirects. */
export const ResumeSession = ({ token, onFailure }: ResumeSessionProps) => {
  const { data, error } = useQuery(ResumeSessionDocument, {
    client: clientFor(token),
    fetchPolicy: 'network-only',
  });

  useEffect(() => {
    if (error) onFailure();
  }, [error, onFailure]);

  if (data) return <Navigate to={data.me.needsSetup ? paths.profileSetup : readReturnPath()} replace />;
  return <PageLoading />;
};
