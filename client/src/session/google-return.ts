import { paths } from '../paths.ts';

type GoogleReturn = { token: string | null; needsSetup: boolean };

let googleReturn: GoogleReturn | null = null;

/** Runs before the router, so that the token does not stay in the address bar. */
export const captureGoogleReturn = () => {
  const query = new URLSearchParams(window.location.search);
  if (window.location.pathname !== paths.auth) return;
  if (!query.has('token') && !query.has('error')) return;
  googleReturn = {
    token: query.get('token'),
    needsSetup: query.get('needs_setup') === 'true',
  };
  window.history.replaceState(window.history.state, '', paths.auth);
};

/** The result of Google's callback, returned once. */
export const takeGoogleReturn = () => {
  const found = googleReturn;
  googleReturn = null;
  return found;
};
