import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { notify } from '../components/feedback/notify.ts';
import { useHere } from '../components/layout/use-here.ts';
import { paths } from '../paths.ts';
import type { AuthState } from '../session/auth-state.ts';
import { useSession } from '../session/session.ts';

type RequireSessionProps = {
  /** The toast for visitors. */
  refusal?: string;
};

/** Protects pages for signed-in users. Others are redirected to sign in with a reason, and return afterwards. */
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
