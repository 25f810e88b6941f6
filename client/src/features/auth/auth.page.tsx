import { lazy, Suspense, useEffect, useState } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { paths } from '../../paths.ts';
import { readAuthState } from '../../session/auth-state.ts';
import { takeGoogleReturn } from '../../session/google-return.ts';
import { clearEndReason, startSession, useSession } from '../../session/session.ts';
import { storeReturnPath, readReturnPath } from '../../session/return-path.ts';
import { AuthForms } from './auth-forms.tsx';

const ResumeSession = lazy(async () => ({ default: (await import('./resume-session.tsx')).ResumeSession }));

/** Completes a Google sign-in before the page renders. */
export const loader = () => {
  const found = takeGoogleReturn();
  if (!found) return null;
  if (!found.token) {
    notify.error(messages.googleFailed);
    return null;
  }
  startSession(found.token);
  if (found.needsSetup) notify.info(messages.completeProfile);
  else notify.success(messages.signedIn);
  return redirect(found.needsSetup ? paths.profileSetup : readReturnPath());
};

/** Resumes a valid session; otherwise shows the forms. */
export const Component = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { token, endReason } = useSession();
  const [{ skipResume, reason, from, email }] = useState(() => ({
    reason: endReason,
    ...readAuthState(state),
  }));
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (from) storeReturnPath(from);
    clearEndReason();
    if (state !== null) void navigate(paths.auth, { replace: true, state: null });
  }, [from, state, navigate]);

  if (token === null || skipResume || hasFailed) return <AuthForms reason={reason} email={email} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ResumeSession token={token} onFailure={() => setHasFailed(true)} />
    </Suspense>
  );
};
