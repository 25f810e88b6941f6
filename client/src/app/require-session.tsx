import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { notify } from '../components/feedback/notify.ts';
import { useHere } from '../components/layout/use-here.ts';
import { paths } from '../paths.ts';
import type { AuthState } from '../session/auth-state.ts';
import { useSession } from '../session/session.ts';

type RequireSessionProps = {
  /** Toasted to whoever has no session. */
  refusal?: string;
};

/** The pages below are for who is signed in; everybody else is sent to sign in, with the reason, and comes back from there. */
export const RequireSession = ({ refusal }: RequireSessionProps) => {
  const { token, endReason } = useSession();
  const from = useHere();
  const isRefused = token === null;

  useEffect(() => {
    if (isRefused && refusal) notify.error(refusal);
  }, [isRefused, refusal]);

  if (!isRefused) return <Outlet />;
  const state: AuthState = { reason: endReason ?? messages.unauthenticated, from };
  return <Navigate to={paths.auth} state={state} replace />;
};
