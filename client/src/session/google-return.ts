import { paths } from '../paths.ts';

type GoogleReturn = { token: string | null; needsSetup: boolean };

let googleReturn: GoogleReturn | null = null;

/** Runs before the router reads the address, so that a token never stays in the address bar. */
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

/** What Google's callback brought to /auth; answered once. */
export const takeGoogleReturn = () => {
  const found = googleReturn;
  googleReturn = null;
  return found;
};
