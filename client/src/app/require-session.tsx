import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { notify } from '../components/feedback/notify.ts';
import { paths } from '../paths.ts';
import type { AuthState } from '../session/auth-state.ts';
import { useSession } from '../session/session.ts';

type RequireSessionProps = {
  /** Toasted to whoever has no session. */
  refusal?: string;
};

/** The pages below are for who is signed in; everybody else is sent to sign in, with the reason. */
export const RequireSession = ({ refusal }: RequireSessionProps) => {
  const { token, endReason } = useSession();
  const isRefused = token === null;

  useEffect(() => {
    if (isRefused && refusal) notify.error(refusal);
  }, [isRefused, refusal]);

  if (!isRefused) return <Outlet />;
  const state: AuthState = { reason: endReason ?? messages.unauthenticated };
  return <Navigate to={paths.auth} state={state} replace />;
};
