import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { readAuthArrival, SESSION_EXPIRED } from '../../app/auth-arrival.ts';
import { errorCode } from '../../app/error-text.ts';
import { paths } from '../../app/paths.ts';
import { endSession } from '../../app/session.ts';
import { readToken } from '../../app/token.ts';
import { PageLoading } from '../../components/page-loading.tsx';
import { graphql } from '../../gql/index.ts';
import { AuthDesk } from './auth-desk.tsx';

const ResumeSession = graphql(`
  query ResumeSession {
    me {
      id
      needsSetup
    }
  }
`);

/** Resumes a session that is still valid, without a word; otherwise asks who is there. */
export const AuthPage = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => readAuthArrival(state));
  const [canResume] = useState(() => !arrival && readToken() !== null);
  const { data, error } = useQuery(ResumeSession, { skip: !canResume, fetchPolicy: 'network-only' });
  const isExpired = errorCode(error) === 'UNAUTHENTICATED';

  useEffect(() => {
    if (readAuthArrival(state)) void navigate(paths.auth, { replace: true, state: null });
  }, [state, navigate]);

  useEffect(() => {
    if (isExpired) void endSession();
  }, [isExpired]);

  if (data) return <Navigate to={data.me.needsSetup ? paths.profileSetup : paths.dashboard} replace />;
  if (canResume && !error) return <PageLoading />;
  return <AuthDesk reason={isExpired ? SESSION_EXPIRED : arrival?.reason} />;
};
