import { redirect } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { readGoogleReturn } from '../../session/arrival.ts';
import { paths } from '../../paths.ts';
import { startSession } from '../../session/session.ts';
import { notify } from '../../components/feedback/notify.ts';

/** Finishes a sign-in with Google before the page shows: src/app/arrival.ts has already taken the token from the address. */
export const authLoader = async () => {
  const arrived = readGoogleReturn();
  if (!arrived) return null;

  if (arrived.token) {
    await startSession(arrived.token);
    if (arrived.needsSetup) notify.info(messages.completeProfile);
    else notify.success(messages.signedIn);
    return redirect(arrived.needsSetup ? paths.profileSetup : paths.dashboard);
  }

  notify.error(messages.googleFailed);
  return null;
};
