import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { readAuthArrival, SESSION_EXPIRED } from '../../session/auth-state.ts';
import { errorCode } from '../../session/api-error.ts';
import { paths } from '../../paths.ts';
import { endSession } from '../../session/session.ts';
import { readToken } from '../../session/token.ts';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { graphql } from '../../gql/index.ts';
import { AuthForms } from './auth-forms.tsx';

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
  return <AuthForms reason={isExpired ? SESSION_EXPIRED : arrival?.reason} />;
};
